'use client';

import { type ReactNode, useId } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { DateField } from '../../components/DateField/DateField';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { ImageDrop, type ImageProblem } from '../../components/ImageDrop/ImageDrop';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { NumberField } from '../../components/NumberField/NumberField';
import { Select } from '../../components/Select/Select';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { TimeField } from '../../components/TimeField/TimeField';
import type { Choice } from '../../internal/Choice';
import type { CategoryTone } from '../../theme/tokens';
import type { EventFormLabels } from './EventFormLabels';
import * as styles from './EventFormScreen.css';
import { type EventFieldName, type EventFormDate, type EventFormValues, eventFieldNames } from './EventFormValues';
import { type EventDateErrors, OtherDates, otherDateId } from './OtherDates';

export interface EventFormProps {
  labels: EventFormLabels;
  /** The language whose way of writing numbers is understood: `fr`. */
  locale: string;
  values: EventFormValues;
  /** What an event can be. */
  categories: readonly (Choice & { value: CategoryTone })[];
  /** The first day it may take place, `YYYY-MM-DD`. */
  firstDay: string;
  image: {
    /** The picture chosen. */
    file: File | null;
    /** The URL of the one that is stored. */
    savedUrl?: string | undefined;
    onFileChange: (file: File | null) => void;
    onReject: (problem: ImageProblem) => void;
  };
  /** What is wrong with what was typed or chosen. */
  errors: Partial<Record<EventFieldName | 'image', string | undefined>>;
  /** What is wrong with the dates after the first, in their order. @default nothing */
  dateErrors?: readonly EventDateErrors[] | undefined;
  /** How often the form was sent: each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** Why the server refused. */
  failure?: string | undefined;
  /** Whether it is stored, and the page is about to be left: nothing can be changed then. @default false */
  saved?: boolean | undefined;
  /** Stops the page from being left by itself. Left out where nothing is about to happen. */
  onStay?: (() => void) | undefined;
  /** The page of the event that is stored, for who stayed. */
  savedHref?: string | undefined;
  /** @default false */
  submitting?: boolean | undefined;
  cancelHref: string;
  onChange: (changes: Partial<EventFormValues>) => void;
  onSubmit: () => void;
}

const required: readonly EventFieldName[] = ['title', 'category', 'location', 'date', 'time'];

const fieldOrder = [...eventFieldNames, 'image'] as const;

const dateFields: readonly (keyof EventFormDate)[] = ['date', 'time', 'endTime'];

/** The form itself. What is typed is kept when the form or the server refuses it. */
export function EventForm(props: EventFormProps) {
  const { labels, locale, values, categories, firstDay, image, errors, attempt, failure } = props;
  const {
    dateErrors = [],
    submitting = false,
    saved = false,
    onStay,
    savedHref,
    cancelHref,
    onChange,
    onSubmit,
  } = props;
  const formId = useId();
  const isClosed = submitting || saved;
  const category = categories.find(({ value }) => value === values.category);

  const shownErrors = fieldOrder.flatMap((name) => {
    const message = errors[name];
    const own = message ? [{ fieldId: `${formId}-${name}`, message }] : [];
    return name === 'endTime' ? [...own, ...dateErrors.flatMap(toDateErrors)] : own;
  });
  function toDateErrors(found: EventDateErrors, index: number) {
    return dateFields.flatMap((name) => {
      const message = found[name];
      return message ? [{ fieldId: `${otherDateId(formId, index)}-${name}`, message }] : [];
    });
  }
  const field = (name: EventFieldName) => ({
    id: `${formId}-${name}`,
    name,
    label: labels.fields[name],
    note: required.includes(name) ? undefined : labels.optional,
    hint: labels.hints[name],
    error: errors[name],
    value: values[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
    required: required.includes(name),
    disabled: isClosed,
  });

  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isClosed) onSubmit();
      }}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{labels.title}</h1>
        {labels.text && <p className={styles.text}>{labels.text}</p>}
      </header>
      <div className={styles.messages}>
        {failure && <Alert tone="danger" title={failure} />}
        <FormErrorSummary title={labels.errorSummary} errors={shownErrors} attempt={attempt} />
      </div>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <Section title={labels.sections.what}>
            <TextField {...field('title')} />
            <Select {...field('category')} options={categories} placeholder={labels.categoryPlaceholder} />
            <TextArea {...field('description')} rows={6} />
            <TextArea {...field('lineup')} rows={3} />
          </Section>
          <Section title={labels.sections.where}>
            <div className={styles.pair}>
              <TextField {...field('location')} autoComplete="address-level2" />
              <TextField {...field('venue')} />
            </div>
            <TextField {...field('fullAddress')} autoComplete="off" />
            <DateField {...field('date')} min={firstDay} />
            <div className={styles.pair}>
              <TimeField {...field('time')} />
              <TimeField {...field('endTime')} />
            </div>
            <OtherDates
              id={formId}
              dates={values.otherDates}
              hours={values}
              errors={dateErrors}
              firstDay={firstDay}
              labels={labels}
              disabled={isClosed}
              onChange={(otherDates) => onChange({ otherDates })}
            />
            <TextArea {...field('access')} rows={2} />
          </Section>
          <Section title={labels.sections.details}>
            <div className={styles.pair}>
              <NumberField
                {...field('maxCapacity')}
                labels={labels.capacity}
                locale={locale}
                value={values.maxCapacity === '' ? null : Number(values.maxCapacity)}
                onValueChange={(value) => onChange({ maxCapacity: value === null ? '' : String(value) })}
                // Nobody at all is refused with a reason; below that there is nothing to mean.
                min={0}
              />
              <TextField {...field('price')} />
            </div>
            <TextField {...field('ticketUrl')} type="url" />
            <TextArea {...field('features')} rows={3} />
          </Section>
          <Section title={labels.sections.organizer}>
            <div className={styles.pair}>
              <TextField {...field('organizer')} autoComplete="organization" />
              <TextField {...field('organizerContact')} />
            </div>
            <TextField {...field('organizerUrl')} type="url" />
          </Section>
        </div>
        <div className={styles.side}>
          <Section title={labels.sections.picture}>
            <ImageDrop
              id={`${formId}-image`}
              name="image"
              label={labels.fields.image}
              note={labels.optional}
              hint={labels.hints.image}
              error={errors.image}
              labels={labels.image}
              disabled={isClosed}
              {...image}
            />
            {category && !image.file && !image.savedUrl && (
              <figure className={styles.poster}>
                <div className={styles.posterPicture} aria-hidden>
                  <EventPoster category={category.value} seed={values.title.trim() || category.value} />
                </div>
                <figcaption className={styles.posterNote}>{labels.posterNote}</figcaption>
              </figure>
            )}
          </Section>
        </div>
      </div>
      <div className={styles.actions}>
        <SubmitButton size="large" busy={submitting} busyLabel={labels.submitting} aria-disabled={saved || undefined}>
          {saved ? labels.saved : labels.submit}
        </SubmitButton>
        {onStay && (
          <Button weight="regular" size="large" onPress={onStay}>
            {labels.stay}
          </Button>
        )}
        {!saved && (
          <LinkButton weight="regular" size="large" href={cancelHref}>
            {labels.cancel}
          </LinkButton>
        )}
        {saved && savedHref && (
          <LinkButton weight="regular" size="large" href={savedHref}>
            {labels.view}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
