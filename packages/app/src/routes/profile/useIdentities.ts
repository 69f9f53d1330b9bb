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
import { type ProtectedChange, usePasswordProof } from './usePasswordProof';

/**
 * Reads the ways to sign in of a user. Undefined if the host has no provider.
 *
 * @param isShown - Whether the settings are shown: the identities are read then.
 */
export function useIdentities(userId: string, isShown: boolean): ProfileSettingsProps['identities'] {
  const { t } = useTranslation(['profile', 'common', 'secondFactor']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { identitiesOf } = useBackend();
  const services = identitiesOf(userId);
  const providers = useProviders(isShown);
  const [unlinking, setUnlinking] = useState<string>();
  const proof = usePasswordProof(services.reauthenticate);
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
    if (proof.form) return { state: 'form', form: proof.form };
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
            onPress: () => link(id, name),
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
              onPress: () => unlink(id, name),
            },
    };
  }

  function link(provider: string, name: string) {
    return change({
      title: t('settings.identities.link', { name }),
      submit: t('secondFactor:name.submit'),
      failed: t('settings.identities.linkFailed'),
      run: () => services.linkIdentity(provider, `${location.origin}${localizePath('/', language)}`),
    });
  }

  async function unlink(id: string, name: string) {
    if (unlinking) return;
    setUnlinking(id);
    await change({
      title: t('settings.identities.unlinkNamed', { name }),
      submit: t('settings.identities.unlink'),
      tone: 'danger',
      failed: t('settings.identities.unlinkFailed'),
      async run() {
        try {
          await withDeadline(() => services.unlinkIdentity(id));
          showToast({ title: t('settings.identities.unlinked'), tone: 'success' });
        } finally {
          invalidate(queryKeys.identities(userId));
        }
      },
    });
    setUnlinking(undefined);
  }

  /** Makes a change: at once, or after the password if the sign-in was too long ago. */
  async function change(asked: ProtectedChange & { failed: string }) {
    try {
      await asked.run();
    } catch (error) {
      if (toFailure(error).code === 'reauthentication_needed') proof.ask({ ...asked, run: () => change(asked) });
      else refuse(asked.failed, error);
    }
  }

  function refuse(title: string, error: unknown) {
    showToast({ title, description: toFailureText(toFailure(error), tAuth), tone: 'danger' });
  }
}
