'use client';

import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { DateField } from '../../components/DateField/DateField';
import { TimeField } from '../../components/TimeField/TimeField';
import { unreadable } from '../../internal/useBrowserValue';
import type { EventFormLabels } from './EventFormLabels';
import * as styles from './EventFormScreen.css';
import type { EventFormDate } from './EventFormValues';

/** One error message per invalid field of a date. */
export type EventDateErrors = { readonly [Name in keyof EventFormDate]?: string | undefined };

export interface OtherDatesProps {
  /** The prefix of the ids of its fields. */
  id: string;
  dates: readonly EventFormDate[];
  /** The hours of the first date. A new date starts with the hours of the last one, which are the most likely. */
  hours: Pick<EventFormDate, 'time' | 'endTime'>;
  errors: readonly EventDateErrors[];
  /** The first day allowed for the event, `YYYY-MM-DD`. */
  firstDay: string;
  labels: Pick<EventFormLabels, 'fields' | 'optional' | 'otherDates'>;
  disabled: boolean;
  onChange: (dates: readonly EventFormDate[]) => void;
}

/** Replaces an unreadable time: a new date must not start with an empty field that is rejected. */
const keepReadable = (time: string) => (time === unreadable ? '' : time);

/** The maximum number of dates: more than a user types by hand. */
const most = 100;

/** Draws the dates of an event after the first. An added date takes the focus; after a removal the button takes it. */
export function OtherDates({ id, dates, hours, errors, firstDay, labels, disabled, onChange }: OtherDatesProps) {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = useRef(dates.length);
  const change = useRef<'added' | 'removed'>(undefined);
  useLayoutEffect(() => {
    if (count.current === dates.length) return;
    count.current = dates.length;
    if (change.current === 'added') list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    if (change.current === 'removed') button.current?.focus();
    change.current = undefined;
  }, [dates.length]);

  return (
    <div className={styles.dates}>
      {dates.length > 0 && <p className={styles.note}>{labels.otherDates.needs}</p>}
      {dates.length > 0 && (
        <ul ref={list} className={styles.dates}>
          {dates.map((date, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a date has no other identity while it is typed.
            <li key={index}>
              <OtherDate
                id={otherDateId(id, index)}
                number={index + 2}
                date={date}
                errors={errors[index] ?? {}}
                firstDay={firstDay}
                labels={labels}
                disabled={disabled}
                onChange={(changes) =>
                  onChange(dates.map((each, place) => (place === index ? { ...each, ...changes } : each)))
                }
                onRemove={() => {
                  change.current = 'removed';
                  onChange(dates.filter((_, place) => place !== index));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {dates.length < most - 1 && (
        <div>
          <Button
            ref={button}
            weight="regular"
            disabled={disabled}
            onPress={() => {
              change.current = 'added';
              const { time, endTime } = dates.at(-1) ?? hours;
              onChange([...dates, { date: '', time: keepReadable(time), endTime: keepReadable(endTime) }]);
            }}
          >
            {labels.otherDates.add}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the prefix of the ids of the fields of one date. */
export function otherDateId(id: string, index: number): string {
  return `${id}-${index + 2}`;
}

interface OtherDateProps extends Pick<OtherDatesProps, 'id' | 'firstDay' | 'labels' | 'disabled'> {
  /** The position among all dates, from 2. */
  number: number;
  date: EventFormDate;
  errors: EventDateErrors;
  onChange: (changes: Partial<EventFormDate>) => void;
  onRemove: () => void;
}

function OtherDate({ id, number, date, errors, firstDay, labels, disabled, onChange, onRemove }: OtherDateProps) {
  const field = (name: keyof EventFormDate) => ({
    id: `${id}-${name}`,
    name: `${name}-${number}`,
    label: labels.fields[name],
    note: name === 'endTime' ? labels.optional : undefined,
    error: errors[name],
    value: date[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
    required: name !== 'endTime',
    disabled,
  });
  return (
    <fieldset className={styles.otherDate}>
      <legend className={styles.otherDateName}>{labels.otherDates.name(number)}</legend>
      <div className={styles.otherDateFields}>
        <DateField {...field('date')} min={firstDay} />
        <TimeField {...field('time')} />
        <TimeField {...field('endTime')} />
      </div>
      <div>
        <Button weight="light" disabled={disabled} onPress={onRemove}>
          {labels.otherDates.remove(number)}
        </Button>
      </div>
    </fieldset>
  );
}
