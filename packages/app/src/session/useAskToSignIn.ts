import { textsOf } from '../i18n/texts';
import { signInPath } from '../routes/paths';
import { useAddress } from '../routes/useAddress';
import { useHref } from '../routes/useHref';
import { showToast } from '../toasts/toasts';

/** Tells a visitor what signing in is needed for, with the way there and back to the same place. */
export function useAskToSignIn(): (reason: string) => void {
  const t = textsOf('common');
  const href = useHref();
  const { pathname, search } = useAddress();
  return (reason) =>
    showToast({
      title: t('toast.signInTitle'),
      description: reason,
      tone: 'neutral',
      action: { label: t('nav.signIn'), href: href(signInPath(pathname + search)) },
    });
}
