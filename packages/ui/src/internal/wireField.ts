import type { ChangeEvent, ChangeEventHandler } from 'react';
import { composeEventHandlers } from './composeEventHandlers';
import type { ValueFieldProps } from './ValueFieldProps';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface WiredProps extends ValueFieldProps {
  onChange?: ChangeEventHandler<Control> | undefined;
}

/** Splits the props of a field into those of its Field and those of its control, which reports each new value. */
export function wireField<Props extends WiredProps>({
  label,
  note,
  hint,
  error,
  id,
  className,
  style,
  onChange,
  onValueChange,
  ...control
}: Props) {
  return {
    field: { label, note, hint, error, id, className, style },
    control: {
      ...control,
      onChange: composeEventHandlers<ChangeEvent<Control>>(onChange, (event) =>
        onValueChange?.(event.currentTarget.value),
      ),
    },
  };
}
