import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Device, DeviceServices } from '../../data/Devices';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const times = { createdAt: '2026-11-21T20:14:00Z', lastUsedAt: '2026-11-22T08:02:00Z' };
const firefox: Device = {
  ...times,
  id: 'here',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  isCurrent: true,
};
const chrome: Device = {
  ...times,
  id: 'there',
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  isCurrent: false,
};
const unnamed: Device = { ...times, id: 'unnamed', userAgent: null, isCurrent: false };

async function openDevices(devices: Partial<DeviceServices>) {
  const opened = await renderRoute('/profile?tab=settings', { user: lea, devices });
  await screen.findByRole('heading', { level: 3, name: t('profile:settings.devices.title') });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press };
}

/** Serves devices that the test signs out. */
function serve(...listed: Device[]) {
  let left = listed;
  const signOutDevice = vi.fn<DeviceServices['signOutDevice']>(async (gone) => {
    left = left.filter(({ id }) => id !== gone);
  });
  const signOutOtherDevices = vi.fn<DeviceServices['signOutOtherDevices']>(async () => {
    left = left.filter(({ isCurrent }) => isCurrent);
  });
  return { listDevices: async () => left, signOutDevice, signOutOtherDevices };
}

test('the list shows the browser and system of each device, and marks this device', async () => {
  await openDevices(serve(firefox, chrome, unnamed));
  const list = await screen.findByRole('list', { name: t('profile:settings.devices.title') });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Firefox, WindowsPremière connexion le 21 nov\. 2026.*Dernière activité.*Cet appareil$/);
  expect(texts[1]).toMatch(/^Chrome, Android.*Déconnecter$/);
  expect(texts[2]).toMatch(/^Navigateur inconnu/);
});

test('another device can be signed out, this device cannot', async () => {
  const services = serve(firefox, chrome, unnamed);
  const { press } = await openDevices(services);
  await press('Déconnecter Chrome, Android');
  await findToast(t('profile:settings.devices.ended'));
  expect(services.signOutDevice).toHaveBeenCalledExactlyOnceWith('there', expect.any(AbortSignal));
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: t('profile:settings.devices.title') })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Déconnecter Firefox, Windows' })).not.toBeInTheDocument();
});

test('all other devices are signed out after a confirmation', async () => {
  const services = serve(firefox, chrome, unnamed);
  const { press } = await openDevices(services);
  await press('Déconnecter tous les autres');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/liens de vos agendas privés cesseront/);
  expect(services.signOutOtherDevices).not.toHaveBeenCalled();
  await press('Déconnecter');
  await findToast(t('profile:settings.devices.othersEnded'));
  expect(services.signOutOtherDevices).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('profile:settings.devices.signOutOthers') })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('list', { name: t('profile:settings.devices.title') })).toHaveFocus();
});

test('a cancelled confirmation keeps all devices signed in and returns the focus', async () => {
  const services = serve(firefox, chrome);
  const { press } = await openDevices(services);
  await press('Déconnecter tous les autres');
  await press('Laisser connectés');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('profile:settings.devices.signOutOthers') })).toHaveFocus(),
  );
  expect(services.signOutOtherDevices).not.toHaveBeenCalled();
});

test('the dialog shows a message and can be confirmed again if the request failed', async () => {
  const signOutOtherDevices = vi
    .fn<DeviceServices['signOutOtherDevices']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue();
  const { press } = await openDevices({ ...serve(firefox, chrome), signOutOtherDevices });
  await press('Déconnecter tous les autres');
  await press('Déconnecter');
  expect(await screen.findByText(/^Rien n’a été déconnecté/)).toBeInTheDocument();
  await press('Déconnecter');
  await findToast(t('profile:settings.devices.othersEnded'));
});

test('a device that could not be signed out stays with a message', async () => {
  const { press } = await openDevices({ ...serve(firefox, chrome), signOutDevice: () => Promise.reject(new Error()) });
  await press('Déconnecter Chrome, Android');
  await findToast(t('profile:settings.devices.endFailed'));
  expect(screen.getByText('Chrome, Android')).toBeInTheDocument();
});

test('a second press during a request has no effect', async () => {
  const signOutDevice = vi.fn<DeviceServices['signOutDevice']>(hang);
  const { press } = await openDevices({ ...serve(firefox, chrome, unnamed), signOutDevice });
  await press('Déconnecter Chrome, Android');
  await press('Déconnecter Navigateur inconnu');
  expect(signOutDevice).toHaveBeenCalledOnce();
});

test('a failed request for the devices shows an error and can be repeated', async () => {
  const listDevices = vi
    .fn<DeviceServices['listDevices']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue([firefox]);
  const { press } = await openDevices({ listDevices });
  expect(await screen.findByText(t('profile:settings.devices.failed'))).toBeInTheDocument();
  await press('Réessayer');
  expect(await screen.findByText('Firefox, Windows')).toBeInTheDocument();
});
