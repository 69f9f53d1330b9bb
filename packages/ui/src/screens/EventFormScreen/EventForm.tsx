'use client';

import { useId, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { positionAround } from '../../internal/positionAround';
import { usePictureSize } from '../../internal/usePictureSize';
import { usePreview } from '../../internal/usePreview';
import { EssentialFields } from './EssentialFields';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import { type EventFieldName, type EventFormDate, eventFieldNames } from './EventFormValues';
import { EventPreview } from './EventPreview';
import type { FieldOf } from './FieldOf';
import { frameRatios } from './frameRatios';
import { OptionalFields } from './OptionalFields';
import { type EventDateErrors, otherDateId } from './OtherDates';

/** An event online has a link instead of a city. */
const listRequired = (isOnline: boolean): readonly EventFieldName[] => [
  ...(['title', 'category', 'attendance', 'date', 'time'] as const),
  isOnline ? 'ticketUrl' : 'location',
];

const dateFields: readonly (keyof EventFormDate)[] = ['date', 'time', 'endTime'];

/** Draws the form. The typed values are kept when the form or the server rejects them. */
export function EventForm(props: EventFormProps) {
  const { labels, values, preview, image, errors, attempt, failure } = props;
  const {
    dateErrors = [],
    notice,
    submitting = false,
    saved = false,
    leavesWhenSaved = true,
    onLeavesChange,
    onStay,
    savedHref,
    cancelHref,
    onChange,
    onSubmit,
  } = props;
  const formId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const isClosed = submitting || saved;
  const required = listRequired(values.attendance === 'online');
  const picture = usePreview(image.file) ?? image.savedUrl;
  const pictureSize = usePictureSize(picture);
  const { focus, cuts } = image;
  const shown = preview && { ...preview, image: picture, imageSources: focus ? undefined : cuts?.card };

  // The field shows its error; the summary above the form needs only the field's name.
  const ownErrors = ([...eventFieldNames, 'image'] as const).flatMap((name) =>
    errors[name] ? [{ fieldId: `${formId}-${name}`, message: labels.fields[name] }] : [],
  );
  const shownErrors = [...ownErrors, ...dateErrors.flatMap(toDateErrors)];
  function toDateErrors(found: EventDateErrors, index: number) {
    return dateFields.flatMap((name) => {
      const message = `${labels.otherDates.name(index + 2)}, ${labels.fields[name]}`;
      return found[name] ? [{ fieldId: `${otherDateId(formId, index)}-${name}`, message }] : [];
    });
  }
  const fieldOf: FieldOf = (name) => ({
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

  /** Moves the focus back to the submit button, because the pressed button disappears. */
  function stay() {
    onStay?.();
    submit.current?.focus();
  }

  return (
    <form
      className={styles.screen}
      noValidate
      aria-labelledby={`${formId}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isClosed) onSubmit();
      }}
    >
      <header className={styles.head}>
        <h1 className={styles.title} id={`${formId}-heading`}>
          {labels.title}
        </h1>
        {labels.text && <p className={styles.text}>{labels.text}</p>}
      </header>
      <div className={styles.messages}>
        {notice}
        {failure && <Alert tone="danger" title={failure} />}
        <FormErrorSummary title={labels.errorSummary} errors={shownErrors} attempt={attempt} />
      </div>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <EssentialFields {...props} fieldOf={fieldOf} />
          <OptionalFields {...props} formId={formId} picture={picture} isClosed={isClosed} fieldOf={fieldOf} />
        </div>
        <div className={styles.side}>
          <EventPreview
            labels={labels}
            event={shown}
            position={focus && pictureSize ? positionAround(focus, pictureSize, frameRatios.card) : undefined}
          />
        </div>
      </div>
      {onLeavesChange && (
        <Checkbox
          name="leaves"
          label={labels.leaving.label}
          hint={labels.leaving.hint}
          checked={leavesWhenSaved}
          disabled={isClosed}
          onCheckedChange={onLeavesChange}
        />
      )}
      <div className={styles.actions}>
        <SubmitButton
          ref={submit}
          size="large"
          busy={submitting}
          busyLabel={labels.submitting}
          aria-disabled={saved || undefined}
        >
          {saved ? labels.saved : labels.submit}
        </SubmitButton>
        {onStay && (
          <Button weight="regular" size="large" onPress={stay}>
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
