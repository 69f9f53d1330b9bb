import type { ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { ImageDrop } from '../../components/ImageDrop/ImageDrop';
import { NumberField } from '../../components/NumberField/NumberField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { TimeField } from '../../components/TimeField/TimeField';
import { Photo } from '../../internal/Photo';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import { type EventFoldName, eventFoldNames, eventFolds } from './EventFormValues';
import type { FieldOf } from './FieldOf';
import { Fold } from './Fold';
import { OtherDates } from './OtherDates';

export interface OptionalFieldsProps extends EventFormProps {
  /** The prefix of the ids of elements that are not fields. */
  formId: string;
  /** The URL of the chosen or the stored picture. */
  picture: string | undefined;
  isClosed: boolean;
  fieldOf: FieldOf;
}

/** Draws the optional fields, in folded blocks. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { labels, locale, values, summaries, errors, dateErrors = [], attempt } = props;
  const { formId, isClosed, firstDay, onChange, fieldOf } = props;
  const isOnline = values.attendance === 'online';
  const contents: Record<EventFoldName, ReactNode> = {
    times: (
      <>
        <div className={styles.narrowPair}>
          <TimeField {...fieldOf('endTime')} />
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
      </>
    ),
    place: (
      <>
        {!isOnline && (
          <div className={styles.pair}>
            <TextField {...fieldOf('venue')} />
            <TextField {...fieldOf('fullAddress')} autoComplete="off" />
          </div>
        )}
        <TextArea {...fieldOf('access')} rows={2} />
        <TextArea {...fieldOf('features')} rows={3} />
      </>
    ),
    price: (
      <>
        <div className={styles.pair}>
          <TextField {...fieldOf('price')} />
          <NumberField
            {...fieldOf('maxCapacity')}
            labels={labels.capacity}
            locale={locale}
            value={values.maxCapacity === '' ? null : Number(values.maxCapacity)}
            onValueChange={(value) => onChange({ maxCapacity: value === null ? '' : String(value) })}
            // Zero is rejected with a reason; a negative capacity has no meaning.
            min={0}
          />
        </div>
        {!isOnline && <TextField {...fieldOf('ticketUrl')} type="url" />}
      </>
    ),
    story: (
      <>
        <TextArea {...fieldOf('description')} rows={6} />
        <TextArea {...fieldOf('lineup')} rows={3} />
      </>
    ),
    picture: <PictureField {...props} />,
    organizer: (
      <>
        <div className={styles.pair}>
          <TextField {...fieldOf('organizer')} autoComplete="organization" />
          <TextField {...fieldOf('organizerContact')} />
        </div>
        <TextField {...fieldOf('organizerUrl')} type="url" />
      </>
    ),
  };
  const hasError = (fold: EventFoldName) =>
    // The link of an event online is above the blocks.
    eventFolds[fold].some((name) => errors[name] && !(isOnline && name === 'ticketUrl')) ||
    (fold === 'times' && dateErrors.some((each) => Object.values(each).some(Boolean)));

  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{labels.sections.more.title}</h2>
        <p className={styles.sectionText}>{labels.sections.more.text}</p>
      </div>
      <div className={styles.folds}>
        {eventFoldNames.map((name) => (
          <Fold
            key={name}
            title={labels.folds[name].title}
            summary={summaries[name]}
            emptyText={labels.folds[name].empty}
            hasError={hasError(name)}
            attempt={attempt}
          >
            {contents[name]}
          </Fold>
        ))}
      </div>
    </section>
  );
}

/** Shows the whole picture, asks what it shows, and shows how cards and pages crop it. */
function PictureField(props: OptionalFieldsProps) {
  const { labels, image, values, errors, preview, picture, formId, isClosed, fieldOf, onChange } = props;
  const isDecorative = values.imageDecorative === 'on';
  return (
    <>
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
      {picture && (
        <>
          <TextField
            {...fieldOf('imageText')}
            note={undefined}
            required={!isDecorative}
            disabled={isClosed || isDecorative}
          />
          <Checkbox
            name="imageDecorative"
            label={labels.fields.imageDecorative}
            hint={labels.hints.imageDecorative}
            checked={isDecorative}
            disabled={isClosed}
            onCheckedChange={(checked) => onChange({ imageDecorative: checked ? 'on' : '' })}
          />
        </>
      )}
      {picture && (
        <figure className={styles.crop}>
          <div className={styles.cropFrame} data-category={preview?.category}>
            <Photo
              key={picture}
              src={picture}
              width={400}
              height={500}
              fallback={
                preview && (
                  <EventPoster
                    category={preview.category}
                    subcategory={preview.subcategory}
                    seed={preview.id}
                    title={preview.title}
                  />
                )
              }
            />
          </div>
          <figcaption className={styles.note}>{labels.crop}</figcaption>
        </figure>
      )}
    </>
  );
}
