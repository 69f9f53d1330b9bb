import { DateField } from '../../components/DateField/DateField';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { TimeField } from '../../components/TimeField/TimeField';
import { CityField } from './CityField';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import type { FieldOf } from './FieldOf';

export interface EssentialFieldsProps
  extends Pick<EventFormProps, 'labels' | 'values' | 'categories' | 'communes' | 'firstDay' | 'onChange'> {
  fieldOf: FieldOf;
}

const attendances = ['on_site', 'online', 'hybrid'] as const;

/** Draws the fields that every event needs: an event online has a link instead of a city. */
export function EssentialFields(props: EssentialFieldsProps) {
  const { labels, values, categories, communes, firstDay, onChange, fieldOf } = props;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{labels.sections.essentials.title}</h2>
        <p className={styles.sectionText}>{labels.sections.essentials.text}</p>
      </div>
      <TextField {...fieldOf('title')} />
      <RadioGroup
        {...fieldOf('attendance')}
        options={attendances.map((value) => ({ value, label: labels.attendance[value] }))}
      />
      <div className={styles.pair}>
        <Select {...fieldOf('category')} options={categories} placeholder={labels.categoryPlaceholder} />
        {values.attendance === 'online' ? (
          <TextField {...fieldOf('ticketUrl')} type="url" />
        ) : (
          <CityField {...{ labels, communes, onChange }} field={fieldOf('location')} />
        )}
      </div>
      <div className={styles.narrowPair}>
        <DateField {...fieldOf('date')} min={firstDay} />
        <TimeField {...fieldOf('time')} />
      </div>
    </section>
  );
}
