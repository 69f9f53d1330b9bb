import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../data/useLazyPart';
import { paths } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';

interface CopyToastProps {
  /** What the user has to decide. */
  comparison: 'offer' | 'choose';
}

let wasShown = false;

/** Says once in a visit that the user can decide whether the taste follows the account. The texts load with it. */
export function CopyToast(props: CopyToastProps) {
  const Loaded = useLazyPart(loadToast, ['tastes']);
  return <Loaded {...props} />;
}

const loadToast = async () => ({ default: LoadedToast });

function LoadedToast({ comparison }: CopyToastProps) {
  const { t } = useTranslation('tastes');
  const showToast = useShowToast();
  useEffect(() => {
    if (wasShown) return;
    wasShown = true;
    const action = { label: t('title'), href: paths.tastes };
    showToast({ title: t(`account.${comparison}`), tone: 'neutral', action });
  }, [comparison, showToast, t]);
  return null;
}
