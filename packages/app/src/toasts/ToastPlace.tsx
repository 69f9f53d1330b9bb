import { createToastsMachine } from '@lively/machines';
import { Toast } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { textsOf } from '../i18n/texts';
import type { ToastMessage } from './toasts';

/** Where the machine's one message shows. */
export function ToastPlace({ told }: { told: ToastMessage }) {
  const t = textsOf('common');
  const actor = useActorRef(createToastsMachine());
  const toast = useSelector(actor, ({ context }) => context.toast);

  useEffect(() => actor.send({ type: 'toast.told', toast: told }), [actor, told]);

  return (
    <Toast
      toast={toast}
      onClose={() => actor.send({ type: 'toast.dismissed' })}
      onHeldChange={(held) => actor.send({ type: held ? 'toast.paused' : 'toast.resumed' })}
      duration={0}
      labels={{ region: t('notifications'), close: t('close') }}
    />
  );
}
