import { withDeadline } from '@lively/machines';
import type { DeviceItem, ProfileSettingsProps } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { Device } from '../../data/Devices';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { formatInstant } from '../../i18n/formatInstant';
import { useLanguage } from '../../i18n/useLanguage';
import { useShowToast } from '../../toasts/ToastProvider';
import type { SignOutOthersDialogProps } from './SignOutOthersDialog';

interface DevicesView {
  devices: ProfileSettingsProps['devices'];
  /** The confirmation before all others are signed out. */
  asked: SignOutOthersDialogProps | undefined;
}

/**
 * Reads the devices on which a user is signed in.
 *
 * @param isShown - Whether the settings are shown: the devices are read then.
 */
export function useDevices(userId: string, isShown: boolean): DevicesView {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { devicesOf } = useBackend();
  const services = devicesOf(userId);
  /** The id of the device that is being signed out. */
  const [ending, setEnding] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.devices(userId),
    queryFn: ({ signal }) => withDeadline((either) => nameDevices(services.listDevices(either)), signal),
    enabled: isShown,
  });
  const close = () => setAsked(false);
  return {
    devices: { title: t('settings.devices.title'), text: t('settings.devices.text'), content: toContent() },
    asked: isAsked ? { signOut: services.signOutOtherDevices, onDone: onOthersEnded, onClose: close } : undefined,
  };

  function toContent(): ProfileSettingsProps['devices']['content'] {
    if (data) {
      return {
        state: 'ready',
        label: t('settings.devices.title'),
        items: data.map(toItem),
        signOutOthers:
          data.length > 1 ? { label: t('settings.devices.signOutOthers'), onPress: () => setAsked(true) } : undefined,
      };
    }
    if (!isError) return { state: 'loading', label: t('common:loading') };
    return {
      state: 'failed',
      title: t('settings.devices.failed'),
      retry: { label: t('common:retry'), onPress: refetch },
    };
  }

  function toItem({ id, browser, system, createdAt, lastUsedAt, isCurrent }: NamedDevice): DeviceItem {
    const name = [browser, system].filter(Boolean).join(', ') || t('settings.devices.unknown');
    return {
      id,
      name,
      when: t('settings.devices.when', {
        first: formatInstant(createdAt, language),
        last: formatInstant(lastUsedAt, language),
      }),
      current: isCurrent ? t('settings.devices.current') : undefined,
      signOut: isCurrent
        ? undefined
        : {
            label: t('settings.devices.signOut'),
            readLabel: t('settings.devices.signOutNamed', { name }),
            busyLabel: ending === id ? t('settings.devices.ending') : undefined,
            onPress: () => end(id),
          },
    };
  }

  async function end(id: string) {
    if (ending) return;
    setEnding(id);
    try {
      await withDeadline((signal) => services.signOutDevice(id, signal));
      showToast({ title: t('settings.devices.ended'), tone: 'success' });
    } catch {
      showToast({ title: t('common:toast.errorTitle'), description: t('settings.devices.endFailed'), tone: 'danger' });
    }
    setEnding(undefined);
    invalidate(queryKeys.devices(userId));
  }

  function onOthersEnded() {
    close();
    showToast({ title: t('settings.devices.othersEnded'), tone: 'success' });
    invalidate(queryKeys.devices(userId));
  }
}

/** The name is null if the user agent is unknown. */
interface NamedDevice extends Device {
  browser: string | null;
  system: string | null;
}

async function nameDevices(devices: Promise<Device[]>): Promise<NamedDevice[]> {
  const [listed, { default: Bowser }] = await Promise.all([devices, import('bowser')]);
  return listed.map((device) => {
    const { browser, os } = device.userAgent ? Bowser.parse(device.userAgent) : {};
    return { ...device, browser: browser?.name || null, system: os?.name || null };
  });
}
