import { Suspense } from 'react';
import { lazyDialog } from '../../toasts/lazyDialog';
import type { NewCodesDialogProps } from './NewCodesDialog';
import type { SignOutOthersDialogProps } from './SignOutOthersDialog';

/** Loaded with the first question. */
const NewCodesDialog = lazyDialog<NewCodesDialogProps>(() => import('./NewCodesDialog'));
const SignOutOthersDialog = lazyDialog<SignOutOthersDialogProps>(() => import('./SignOutOthersDialog'));

export interface SettingsDialogsProps {
  newCodes: NewCodesDialogProps | undefined;
  signOutOthers: SignOutOthersDialogProps | undefined;
}

/** The questions of the settings, before something ends. */
export function SettingsDialogs({ newCodes, signOutOthers }: SettingsDialogsProps) {
  return (
    <Suspense fallback={null}>
      {newCodes && <NewCodesDialog {...newCodes} />}
      {signOutOthers && <SignOutOthersDialog {...signOutOthers} />}
    </Suspense>
  );
}
