import { withDeadline } from '@lively/machines';
import type { PublicFormControl } from '@lively/ui/screens';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBackend } from '../data/BackendContext';
import type { FormAnswer } from '../data/FormAnswer';
import type { FormName, FormValues } from '../data/publicForms';
import { RenderedPageContext } from '../data/RenderedPage';
import { useLanguage } from '../i18n/useLanguage';
import { type FieldErrors, useForm } from './useForm';

/** Manages a form of the public pages. It starts with the server's answer if it was sent without scripts. */
export function usePublicForm<Name extends FormName>(
  name: Name,
  texts: { errors: FieldErrors },
): PublicFormControl<FormValues<Name>> {
  const { forms } = useBackend();
  const language = useLanguage();
  const { t } = useTranslation();
  const form = useForm<FormValues<Name>>({
    texts,
    async submit(values, beginSending) {
      const { submitPublicForm } = await withDeadline(() => import('./submitPublicForm'));
      return submitPublicForm(name, values, { services: forms, language, beginSending });
    },
    first: useFormAnswer(name),
  });
  return { ...form, required: t('mandatory') };
}

/** Returns the server's answer to a form, only on the page that the server rendered. */
function useFormAnswer<Name extends FormName>(name: Name): FormAnswer<Name> | undefined {
  const answer = useContext(RenderedPageContext)?.answer;
  // The key of the first page, before any navigation.
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && answer?.form === name ? (answer as FormAnswer<Name>) : undefined;
}
