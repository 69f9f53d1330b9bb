import { Suspense } from 'react';
import { lazyDialog } from '../../toasts/lazyDialog';
import type { NewCodesDialogProps } from './NewCodesDialog';
import type { SignOutOthersDialogProps } from './SignOutOthersDialog';

/** Loaded with the first confirmation. */
const NewCodesDialog = lazyDialog<NewCodesDialogProps>(() => import('./NewCodesDialog'));
const SignOutOthersDialog = lazyDialog<SignOutOthersDialogProps>(() => import('./SignOutOthersDialog'));

export interface SettingsDialogsProps {
  newCodes: NewCodesDialogProps | undefined;
  signOutOthers: SignOutOthersDialogProps | undefined;
}

/** The confirmations of the settings before irreversible actions. */
export function SettingsDialogs({ newCodes, signOutOthers }: SettingsDialogsProps) {
  return (
    <Suspense fallback={null}>
      {newCodes && <NewCodesDialog {...newCodes} />}
      {signOutOthers && <SignOutOthersDialog {...signOutOthers} />}
    </Suspense>
  );
}
