import { NewsletterForm } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { useForm } from '../forms/useForm';
import { useLanguage } from '../i18n/useLanguage';

/** The form of the weekly newsletter. */
export function Newsletter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { forms } = useBackend();
  const form = useForm<{ email: string }>({
    texts: { errors: { required: t('footer.newsletter.required'), email: t('footer.newsletter.invalid') } },
    send: ({ email }) => forms.subscribeToNewsletter(email, language),
  });
  return (
    <NewsletterForm
      labels={{
        title: t('footer.newsletter.title'),
        email: t('footer.newsletter.email'),
        hint: t('footer.newsletter.hint'),
        submit: t('footer.newsletter.submit'),
        submitting: t('footer.newsletter.submitting'),
      }}
      submitting={form.state === 'sending'}
      error={form.errors.email}
      done={form.state === 'sent' ? t('footer.newsletter.done') : undefined}
      failure={form.state === 'failed' ? t('footer.newsletter.failed') : undefined}
      onSubscribe={(email) => form.onSubmit({ email })}
    />
  );
}
