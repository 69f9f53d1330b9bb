import { useTranslation } from 'react-i18next';
import { StatementDialog } from '../../forms/StatementDialog';

interface RestoreDialogProps {
  /** @throws The error of the backend. */
  send: (statement: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the statement for the creators of all events that reports hide. */
export function RestoreDialog({ send, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('moderation');
  const texts = {
    title: t('restore.title'),
    description: t('restore.description'),
    label: t('decide.statement'),
    hint: t('decide.hint'),
    required: t('decide.required'),
    incomplete: t('restore.incomplete'),
    submit: t('restore.submit'),
    failed: t('decide.failed'),
  };
  return <StatementDialog texts={texts} send={send} onClose={onClose} />;
}
