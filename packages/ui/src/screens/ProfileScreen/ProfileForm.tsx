'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { AvatarPicker, type AvatarPickerProps } from '../../components/AvatarPicker/AvatarPicker';
import { Button } from '../../components/Button/Button';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { ProfileFieldName, ProfileFields } from './ProfileFields';
import * as styles from './ProfileScreen.css';

export interface ProfileFormProps {
  /** The page's title: « Modifier mon profil ». */
  title: string;
  picture: AvatarPickerProps;
  values: ProfileFields;
  labels: {
    fields: Record<ProfileFieldName, string>;
    hints: Partial<Record<ProfileFieldName, string>>;
    save: string;
    saving: string;
    cancel: string;
    /** « 2 champs à corriger ». */
    errorSummary: string;
  };
  /** One error message per invalid field. */
  errors: Partial<Record<ProfileFieldName, string | undefined>>;
  /** The number of submissions: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** The server's reason for rejecting the form. */
  failure?: string | undefined;
  /** @default false */
  saving?: boolean | undefined;
  onChange: (changes: Partial<ProfileFields>) => void;
  onSave: () => void;
  onCancel: () => void;
}

const fieldNames = ['fullName', 'username', 'location', 'bio'] as const;

/** The form of the profile. The typed values are kept when the form or the server rejects them. */
export function ProfileForm(props: ProfileFormProps) {
  const {
    title,
    picture,
    values,
    labels,
    errors,
    attempt,
    failure,
    saving = false,
    onChange,
    onSave,
    onCancel,
  } = props;
  const formId = useId();
  const shownErrors = fieldNames.flatMap((name) => {
    // The field shows its error; the summary above the form needs only the field's name.
    return errors[name] ? [{ fieldId: `${formId}-${name}`, message: labels.fields[name] }] : [];
  });
  const firstField = useFocusOnMount(shownErrors.length === 0);
  const fieldProps = (name: ProfileFieldName) => ({
    id: `${formId}-${name}`,
    name,
    label: labels.fields[name],
    hint: labels.hints[name],
    error: errors[name],
    value: values[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
    disabled: saving,
  });

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={`${formId}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onSave();
      }}
    >
      <h1 className={styles.formTitle} id={`${formId}-title`}>
        {title}
      </h1>
      <AvatarPicker {...picture} />
      {failure && <Alert tone="danger" title={failure} />}
      <FormErrorSummary title={labels.errorSummary} errors={shownErrors} attempt={attempt} />
      <div className={styles.fields}>
        <TextField {...fieldProps('fullName')} ref={firstField} autoComplete="name" />
        <TextField {...fieldProps('username')} autoComplete="username" />
        <TextField {...fieldProps('location')} autoComplete="address-level2" />
        <div className={styles.wide}>
          <TextArea {...fieldProps('bio')} rows={4} />
        </div>
      </div>
      <div className={styles.actions}>
        <SubmitButton busy={saving} busyLabel={labels.saving}>
          {labels.save}
        </SubmitButton>
        <Button weight="regular" disabled={saving} onPress={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}

/**
 * Focuses the first field, because the form replaces the button that opened it. FormErrorSummary focuses an invalid field
 * instead.
 */
function useFocusOnMount(isValid: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const wants = useRef(isValid);
  useLayoutEffect(() => {
    if (wants.current) field.current?.focus();
  }, []);
  return field;
}
