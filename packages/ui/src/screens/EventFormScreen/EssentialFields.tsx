import { DateField } from '../../components/DateField/DateField';
import { LookupField } from '../../components/LookupField/LookupField';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { TimeField } from '../../components/TimeField/TimeField';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import type { FieldOf } from './FieldOf';

export interface EssentialFieldsProps
  extends Pick<EventFormProps, 'labels' | 'categories' | 'communes' | 'firstDay' | 'onChange'> {
  fieldOf: FieldOf;
}

/** Draws the fields that every event needs. */
export function EssentialFields({ labels, categories, communes, firstDay, onChange, fieldOf }: EssentialFieldsProps) {
  const location = fieldOf('location');
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{labels.sections.essentials.title}</h2>
        <p className={styles.sectionText}>{labels.sections.essentials.text}</p>
      </div>
      <TextField {...fieldOf('title')} />
      <div className={styles.pair}>
        <Select {...fieldOf('category')} options={categories} placeholder={labels.categoryPlaceholder} />
        <LookupField
          {...location}
          autoComplete="off"
          options={communes.options}
          state={communes.state}
          labels={labels.communes}
          // Typed text is accepted without a choice: a hamlet, « Paris 18e ».
          value={location.value ? { value: location.value, label: location.value } : null}
          onValueChange={(choice) => onChange({ location: choice?.label ?? '' })}
          onSearch={(text) => {
            onChange({ location: text });
            communes.onSearch(text);
          }}
        />
      </div>
      <div className={styles.narrowPair}>
        <DateField {...fieldOf('date')} min={firstDay} />
        <TimeField {...fieldOf('time')} />
      </div>
    </section>
  );
}
