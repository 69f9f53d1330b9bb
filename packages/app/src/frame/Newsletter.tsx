import { NewsletterForm } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { usePublicForm } from '../forms/usePublicForm';

/** The form of the weekly newsletter. */
export function Newsletter() {
  const { t } = useTranslation();
  const form = usePublicForm('newsletter', {
    errors: { required: t('footer.newsletter.required'), email: t('footer.newsletter.invalid') },
  });
  return (
    <NewsletterForm
      id="newsletter"
      formName="newsletter"
      defaultEmail={form.values?.email}
      labels={{
        title: t('footer.newsletter.title'),
        email: t('footer.newsletter.email'),
        required: t('mandatory'),
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
