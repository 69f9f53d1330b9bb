import { toFailure, withDeadline } from '@lively/machines';
import type { IdentityItem, ProfileSettingsProps } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { Identity } from '../../data/Identities';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { useProviders } from '../../data/useProviders';
import { useLanguage } from '../../i18n/useLanguage';
import { localizePath } from '../../navigation/paths';
import { toFailureText } from '../../session/toFailureText';
import { useShowToast } from '../../toasts/ToastProvider';
import { useNews } from './useNews';

/**
 * Reads the ways to sign in of a user. Undefined if the host has no provider.
 *
 * @param isShown - Whether the settings are shown: the identities are read then.
 */
export function useIdentities(userId: string, isShown: boolean): ProfileSettingsProps['identities'] {
  const { t } = useTranslation(['profile', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { identitiesOf } = useBackend();
  const services = identitiesOf(userId);
  const providers = useProviders(isShown);
  const [unlinking, setUnlinking] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.identities(userId),
    queryFn: ({ signal }) => withDeadline(services.listIdentities, signal),
    enabled: providers.length > 0,
  });
  useNews('identity', (outcome) => {
    const title = t('settings.identities.linkFailed');
    if (outcome === 'linked') showToast({ title: t('settings.identities.linked'), tone: 'success' });
    // The current session is another one.
    else if (outcome === 'session_not_found')
      showToast({ title, description: t('settings.identities.sessionEnded'), tone: 'danger' });
    else refuse(title, { code: outcome });
  });
  if (!providers.length) return undefined;
  return { title: t('settings.identities.title'), text: t('settings.identities.text'), content: toContent() };

  function toContent(): NonNullable<ProfileSettingsProps['identities']>['content'] {
    if (data) {
      const linked = data.map(({ provider }) => provider);
      return {
        state: 'ready',
        label: t('settings.identities.title'),
        items: data.map(toItem),
        links: providers
          .filter(({ id }) => !linked.includes(id))
          .map(({ id, name }) => ({
            id,
            label: t('settings.identities.link', { name }),
            onPress: () => link(id),
          })),
      };
    }
    if (!isError) return { state: 'loading', label: t('common:loading') };
    return {
      state: 'failed',
      title: t('settings.identities.failed'),
      retry: { label: t('common:retry'), onPress: refetch },
    };
  }

  function toItem({ id, provider, email }: Identity): IdentityItem {
    const isPassword = provider === 'email';
    const name = isPassword
      ? t('settings.identities.password')
      : (providers.find((each) => each.id === provider)?.name ?? provider);
    const isLast = data?.length === 1;
    return {
      id,
      name,
      // The email address of the account is shown below, with its form.
      account: isPassword ? undefined : (email ?? undefined),
      // A password can be changed, but not removed.
      unlink:
        isPassword || isLast
          ? undefined
          : {
              label: t('settings.identities.unlink'),
              readLabel: t('settings.identities.unlinkNamed', { name }),
              busyLabel: unlinking === id ? t('settings.identities.unlinking') : undefined,
              onPress: () => unlink(id),
            },
    };
  }

  async function link(provider: string) {
    try {
      await services.linkIdentity(provider, `${location.origin}${localizePath('/', language)}`);
    } catch (error) {
      refuse(t('settings.identities.linkFailed'), error);
    }
  }

  async function unlink(id: string) {
    if (unlinking) return;
    setUnlinking(id);
    try {
      await withDeadline(() => services.unlinkIdentity(id));
      showToast({ title: t('settings.identities.unlinked'), tone: 'success' });
    } catch (error) {
      refuse(t('settings.identities.unlinkFailed'), error);
    }
    setUnlinking(undefined);
    invalidate(queryKeys.identities(userId));
  }

  function refuse(title: string, error: unknown) {
    showToast({ title, description: toFailureText(toFailure(error), tAuth), tone: 'danger' });
  }
}
