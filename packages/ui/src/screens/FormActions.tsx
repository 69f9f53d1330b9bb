import { Button } from '../components/Button/Button';
import { SubmitButton } from '../components/SubmitButton/SubmitButton';

interface FormActionsProps {
  /** The id of the form. */
  form: string;
  labels: { cancel: string; submit: string; submitting: string };
  /** Whether the form is being sent. */
  busy: boolean;
  onCancel: () => void;
}

/** Draws the buttons of a dialog that contains a form. */
export function FormActions({ form, labels, busy, onCancel }: FormActionsProps) {
  return (
    <>
      <Button weight="quiet" onPress={onCancel} disabled={busy}>
        {labels.cancel}
      </Button>
      <SubmitButton form={form} busy={busy} busyLabel={labels.submitting}>
        {labels.submit}
      </SubmitButton>
    </>
  );
}
