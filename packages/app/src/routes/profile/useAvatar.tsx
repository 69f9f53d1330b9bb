import { createAvatarMachine } from '@lively/machines';
import type { AvatarPickerProps, ImageProblem } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { useEmitted } from '../../data/useEmitted';
import { useInvalidate } from '../../data/useInvalidate';
import { redrawPicture } from '../../pictures/redrawPicture';
import { type RedrawProblem, redrawProblem } from '../../pictures/redrawProblem';
import { lazyDialog } from '../../toasts/lazyDialog';
import { useShowToast } from '../../toasts/ToastProvider';

/** Loaded with the first confirmation. */
const AvatarRemovalDialog = lazyDialog(() => import('./AvatarRemovalDialog'));

/** The side of an avatar in pixels: twice the largest display size. */
const avatarSide = 512;

/** Manages a user's picture, its actions, and the confirmation before it is removed. */
export function useAvatar(userId: string, storedUrl: string | null, name: string) {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const [isAsked, setAsked] = useState(false);
  const invalidate = useInvalidate();
  const { profileOf } = useBackend();
  const machine = useMemo(
    () =>
      createAvatarMachine({
        preparePicture: (picture, signal) => redrawPicture(picture, { maxSide: avatarSide, square: true }, signal),
        uploadAvatar: profileOf(userId).uploadAvatar,
        removeAvatar: profileOf(userId).removeAvatar,
      }),
    [profileOf, userId],
  );
  const [input] = useState({ avatarUrl: storedUrl });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  // The error of the picker or of the redraw, which the machine does not have.
  const [refusal, setRefusal] = useState<ImageProblem | RedrawProblem>();

  useEmitted(actor, 'avatar.saved', () => {
    showToast({ title: t('avatar.saved.title'), description: t('avatar.saved.text'), tone: 'success' });
    invalidate(queryKeys.profile(userId));
  });
  useEmitted(actor, 'avatar.removed', () => {
    showToast({ title: t('avatar.removed.title'), description: t('avatar.removed.text'), tone: 'success' });
    invalidate(queryKeys.profile(userId));
  });
  useEmitted(actor, 'avatar.removalFailed', () =>
    showToast({ title: t('common:toast.errorTitle'), description: t('avatar.removalFailed'), tone: 'danger' }),
  );
  useEmitted(actor, 'avatar.failed', ({ failure: { code } }) => {
    setRefusal(redrawProblem(code));
    showToast({ title: t('common:toast.errorTitle'), description: t('avatar.failed'), tone: 'danger' });
  });

  const { avatarUrl, problem } = snapshot.context;
  const isRemoving = snapshot.matches('removing');
  const reason = refusal ?? problem;
  const picker: AvatarPickerProps = {
    name,
    imageUrl: avatarUrl ?? undefined,
    labels: { choose: t('avatar.choose'), remove: t('avatar.remove'), busy: t('avatar.busy') },
    hint: t('avatar.hint'),
    error: reason ? t(`common:picture.${reason}`) : undefined,
    busy: snapshot.hasTag('working') && !isRemoving,
    removingLabel: isRemoving ? t('avatar.removing') : undefined,
    onPick: (picture) => {
      setRefusal(undefined);
      actor.send({ type: 'avatar.chosen', picture });
    },
    onReject: setRefusal,
    onRemove: () => setAsked(true),
  };
  const dialog = isAsked && (
    <Suspense fallback={null}>
      <AvatarRemovalDialog
        onConfirm={() => {
          setAsked(false);
          setRefusal(undefined);
          actor.send({ type: 'avatar.discarded' });
        }}
        onClose={() => setAsked(false)}
      />
    </Suspense>
  );
  return { avatarUrl, picker, dialog };
}
