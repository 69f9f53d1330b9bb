import { createProfileMachine, type Failure, type ProfileProblems } from '@lively/machines';
import type { ProfileFieldName, ProfileFormProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredProfile } from '../../data/Backend';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { useEmitted } from '../../data/useEmitted';
import { useInvalidate } from '../../data/useInvalidate';
import { useShowToast } from '../../toasts/ToastProvider';

/** Manages the stored profile of a user, and the form that changes it. The form exists while the user edits. */
export function useProfileForm(userId: string, stored: StoredProfile) {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { profileOf } = useBackend();
  const machine = useMemo(
    () => createProfileMachine({ saveProfile: profileOf(userId).saveProfile }),
    [profileOf, userId],
  );
  const [input] = useState(() => {
    const { fullName, username, location, bio } = stored;
    return { savedProfile: { fullName, username, location, bio } };
  });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);
  const [takenUsername, setTakenUsername] = useState<string>();
  const wasOpen = useRef(false);
  wasOpen.current ||= snapshot.matches('editing');

  useEmitted(actor, 'profile.saved', () => {
    showToast({ title: t('saved.title'), description: t('saved.text'), tone: 'success' });
    invalidate(queryKeys.profile(userId));
    invalidate(queryKeys.interests(userId));
  });
  useEmitted(actor, 'profile.failed', ({ failure }) => {
    if (isTaken(failure)) setTakenUsername(actor.getSnapshot().context.draft.username);
    showToast({ title: t('common:toast.errorTitle'), description: t('saveFailed'), tone: 'danger' });
  });

  const { savedProfile, draft, problems, failure } = snapshot.context;
  const errors = toErrors(problems, draft.username !== '' && draft.username === takenUsername);
  const form: Omit<ProfileFormProps, 'picture'> = {
    title: t('form.title'),
    values: draft,
    labels: {
      fields: {
        fullName: t('form.fields.fullName'),
        username: t('form.fields.username'),
        location: t('form.fields.location'),
        bio: t('form.fields.bio'),
      },
      hints: { username: t('form.hints.username'), location: t('form.hints.location') },
      save: t('form.save'),
      saving: t('form.saving'),
      cancel: t('form.cancel'),
      errorSummary: t('form.errorSummary', { count: Object.keys(errors).length, number: Object.keys(errors).length }),
    },
    errors: Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, t(`form.problem.${key}`)])),
    attempt,
    failure: failure && !isTaken(failure) ? t('saveFailed') : undefined,
    saving: snapshot.matches('saving'),
    onChange: (changes) => actor.send({ type: 'profile.changed', changes }),
    onSave: () => {
      actor.send({ type: 'profile.editToggled' });
      setAttempt((count) => count + 1);
    },
    onCancel: () => actor.send({ type: 'profile.cancelled' }),
  };

  return {
    profile: savedProfile,
    form: snapshot.matches('viewing') ? undefined : form,
    /** Whether the form was open before. */
    wasOpen: wasOpen.current,
    edit: () => actor.send({ type: 'profile.editToggled' }),
  };
}

/** The key of the text for each problem of each field. */
type ProblemKey =
  | 'username.taken'
  | {
      [Name in keyof ProfileProblems]-?: `${Name}.${NonNullable<ProfileProblems[Name]>}`;
    }[keyof ProfileProblems];

function toErrors(problems: ProfileProblems, isUsernameTaken: boolean): Partial<Record<ProfileFieldName, ProblemKey>> {
  const own = Object.entries(problems).map(([name, problem]) => [name, `${name}.${problem}`]);
  return { ...(isUsernameTaken ? { username: 'username.taken' } : {}), ...Object.fromEntries(own) };
}

/** Whether a username is taken: no other value must be unique. */
function isTaken({ code, message }: Failure): boolean {
  return code === '23505' || message.includes('profiles_by_username');
}
