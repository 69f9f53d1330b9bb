import { NewsletterForm } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useForm } from '../forms/useForm';
import { useLanguage } from '../i18n/useLanguage';
import { useServices } from '../services/ServicesContext';

/** An address against a weekly letter. */
export function Newsletter() {
  const { t } = useTranslation('common', { keyPrefix: 'footer.newsletter' });
  const language = useLanguage();
  const { forms } = useServices();
  const form = useForm<{ email: string }>({
    texts: { errors: { required: t('required'), email: t('invalid') } },
    send: ({ email }) => forms.subscribeToNewsletter(email, language),
  });
  return (
    <NewsletterForm
      labels={{
        title: t('title'),
        email: t('email'),
        hint: t('hint'),
        submit: t('submit'),
        submitting: t('submitting'),
      }}
      submitting={form.state === 'sending'}
      error={form.errors.email}
      done={form.state === 'sent' ? t('done') : undefined}
      failure={form.state === 'failed' ? t('failed') : undefined}
      onSubscribe={(email) => form.onSubmit({ email })}
    />
  );
}
