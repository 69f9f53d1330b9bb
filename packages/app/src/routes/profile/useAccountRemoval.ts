import { createAccountRemovalMachine, type SignedInUser } from '@lively/machines';
import type { AccountSettingsProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAccountDeletionOn } from '../../content/isAccountDeletionOn';
import { useBackend } from '../../data/BackendContext';
import { useEmitted } from '../../data/useEmitted';
import { paths } from '../../navigation/paths';
import { SessionContext } from '../../session/SessionContext';
import { toFailureText } from '../../session/toFailureText';
import { useShowToast } from '../../toasts/ToastProvider';

/** Deletes the user's account if the host allows it; otherwise shows the text of the specification. */
export function useAccountRemoval({ id, email }: SignedInUser): Pick<AccountSettingsProps, 'remove' | 'form'> {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const { signOut } = useContext(SessionContext);
  const { profileOf } = useBackend();
  const machine = useMemo(() => createAccountRemovalMachine(profileOf(id)), [profileOf, id]);
  const [input] = useState({ email });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);
  useEmitted(actor, 'accountRemoval.deleted', () =>
    signOut(paths.home, {
      title: t('settings.account.deleted.title'),
      description: t('settings.account.deleted.text'),
    }),
  );

  const { problem, failure } = snapshot.context;
  const isDeleting = snapshot.matches('deleting') || snapshot.matches('deleted');
  return {
    remove: { label: t('settings.account.remove'), onRemove: ask },
    form: snapshot.matches('resting') ? undefined : toForm(),
  };

  function ask() {
    if (isAccountDeletionOn()) actor.send({ type: 'accountRemoval.asked' });
    else
      showToast({
        title: t('settings.account.removeTitle'),
        description: `${t('settings.account.removeText')}. ${t('settings.account.removeContact')}`,
        tone: 'neutral',
      });
  }

  function toForm(): AccountSettingsProps['form'] {
    return {
      of: 'removal',
      title: t('settings.account.remove'),
      text: [
        t('settings.account.removal.gone'),
        t('settings.account.removal.kept'),
        t('settings.account.removal.final'),
      ],
      tone: 'danger',
      fields: [
        {
          kind: 'confirmation',
          name: 'confirmation',
          label: t('settings.account.removal.confirmation', { email }),
          error: problem ? t(`settings.account.problem.confirmation.${problem}`) : undefined,
        },
      ],
      labels: {
        submit: t('settings.account.removal.submit'),
        submitting: t('settings.account.removal.submitting'),
        cancel: t('settings.account.removal.cancel'),
        required: t('common:mandatory'),
        showPassword: t('auth:showPassword'),
        hidePassword: t('auth:hidePassword'),
        errorSummary: t('form.errorSummary', { count: 1, number: 1 }),
      },
      attempt,
      failure: failure ? toFailureText(failure, tAuth) : undefined,
      submitting: isDeleting,
      onSubmit: ({ confirmation = '' }) => {
        actor.send({ type: 'accountRemoval.confirmed', typed: confirmation });
        setAttempt((count) => count + 1);
      },
      onCancel: () => actor.send({ type: 'accountRemoval.dismissed' }),
    };
  }
}
