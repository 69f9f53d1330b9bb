import { useTranslation } from 'react-i18next';
import { StatementDialog } from '../../forms/StatementDialog';

interface AppealDialogProps {
  /** @throws The error of the backend. */
  send: (text: string) => Promise<void>;
  onClose: () => void;
}

/** The dialog in which a creator appeals against a moderator's decision, once. */
export default function AppealDialog({ send, onClose }: AppealDialogProps) {
  const { t } = useTranslation('myEvents');
  const required = t('appeal.required');
  const texts = {
    title: t('appeal.title'),
    description: t('appeal.text'),
    label: t('appeal.details'),
    hint: t('appeal.hint'),
    required,
    incomplete: required,
    submit: t('appeal.submit'),
    failed: t('appeal.failed'),
  };
  return <StatementDialog texts={texts} send={send} onClose={onClose} />;
}
