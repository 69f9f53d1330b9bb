import type { ReactNode } from 'react';
import { ChipGroup } from '../../components/ChipGroup/ChipGroup';
import { NumberField } from '../../components/NumberField/NumberField';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import { TimeField } from '../../components/TimeField/TimeField';
import * as styles from './EventFormScreen.css';
import { type EventFoldName, eventFoldNames, eventFolds } from './EventFormValues';
import { Fold } from './Fold';
import { OtherDates } from './OtherDates';
import { PictureField, type PictureFieldProps } from './PictureField';

/** Draws the optional fields, in folded blocks. */
export function OptionalFields(props: PictureFieldProps) {
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
        <ChipGroup
          {...fieldOf('accessibility')}
          options={props.needs}
          value={values.accessibility.split('\n')}
          onValueChange={(needs) => onChange({ accessibility: needs.join('\n') })}
        />
        <TextArea {...fieldOf('access')} rows={2} />
        <TextArea {...fieldOf('features')} rows={3} />
      </>
    ),
    ages: (
      <div className={styles.pair}>
        {(['minAge', 'maxAge'] as const).map((name) => (
          <NumberField
            key={name}
            {...fieldOf(name)}
            labels={labels.age}
            locale={locale}
            value={values[name] === '' ? null : Number(values[name])}
            onValueChange={(value) => onChange({ [name]: value === null ? '' : String(value) })}
            // No maximum: it would change the typed age without a word.
            min={0}
          />
        ))}
      </div>
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
