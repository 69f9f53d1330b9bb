import type { SignedInUser } from '@lively/machines';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { useShowToast } from '../../toasts/ToastProvider';
import { downloadJson } from './downloadJson';

/** Downloads all stored data of a user as one file. */
export function useDataDownload({ id, email }: SignedInUser) {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const { profileOf } = useBackend();
  const [isBusy, setBusy] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    try {
      const tables = await profileOf(id).exportData(controller.signal);
      const exportedAt = new Date().toISOString();
      downloadJson({ exportedAt, account: { id, email }, ...tables }, `lively-${exportedAt.slice(0, 10)}.json`);
    } catch {
      if (controller.signal.aborted) return;
      showToast({ title: t('common:toast.errorTitle'), description: t('settings.data.failed'), tone: 'danger' });
    }
    setBusy(false);
  }

  return { isBusy, download };
}
