import { useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { LookupField } from '../../components/LookupField/LookupField';
import type { EventFormProps } from './EventFormProps';
import * as styles from './EventFormScreen.css';
import type { FieldOf } from './FieldOf';

export interface CityFieldProps extends Pick<EventFormProps, 'labels' | 'communes' | 'onChange'> {
  field: ReturnType<FieldOf>;
}

/** The city of an event: a commune of the list, or any text. Below it, the answers to a question about the text. */
export function CityField({ labels, communes, onChange, field }: CityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { options, state, question, onSearch } = communes;
  return (
    <div className={styles.city}>
      <LookupField
        {...field}
        ref={input}
        hint={question?.text ?? field.hint}
        autoComplete="off"
        options={options}
        state={state}
        labels={{ ...labels.communes, none: question?.text ?? labels.communes.none }}
        // Typed text is accepted without a choice: a hamlet, « Paris 18e ».
        value={field.value ? { value: field.value, label: field.value } : null}
        onValueChange={(choice) => onChange({ location: choice?.label ?? '' })}
        onSearch={(text) => {
          onChange({ location: text });
          onSearch(text);
        }}
      />
      {question && question.options.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the answers are buttons, not fields of a form.
        <div className={styles.answers} role="group" aria-label={question.text}>
          {question.options.map(({ value, label }) => (
            <Button
              key={value}
              weight="light"
              disabled={field.disabled}
              onPress={() => {
                onChange({ location: value });
                // The pressed button disappears.
                input.current?.focus();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
