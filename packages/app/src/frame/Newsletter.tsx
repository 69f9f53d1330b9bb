import { NewsletterForm } from '@lively/ui';
import { useForm } from '../forms/useForm';
import { readLanguage, textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';

/** An address against a weekly letter. */
export function Newsletter() {
  const t = textsOf('common');
  const language = readLanguage();
  const { forms } = useServices();
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
