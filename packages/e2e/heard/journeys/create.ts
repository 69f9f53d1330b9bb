import { signUp } from '../../helpers/signUp';
import type { Journey } from '../Journey';

export const create: Journey = {
  name: 'create an event, with an error',
  prepare: async (page) => {
    const { id } = await signUp(page, 'Noé Écoute');
    return { id };
  },
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/create-event` },
    { tabTo: [t('eventForm.fields.title'), 'entry', 'required'] },
    { press: 'Enter', hears: [t('eventForm.problem.title.required'), t('eventForm.toast.missing')] },
    { type: 'Bal des oreilles' },
    { press: 'Enter', hears: [t('eventForm.fields.category'), t('eventForm.problem.category.required')] },
  ],
};
