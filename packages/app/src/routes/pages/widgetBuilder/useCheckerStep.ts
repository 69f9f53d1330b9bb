import type { PageFinding, WidgetBuilderProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../../data/logFailure';
import { formatNumber } from '../../../i18n/formatNumber';
import { useLanguage } from '../../../i18n/useLanguage';
import type { CountedFault, FaultCode } from './check/PageFault';
import { isColor } from './look/colors';
import type { Release } from './useRelease';

/** Faults that only deserve a look: the widget works. */
const hints: readonly FaultCode[] = ['siteMissing', 'siteElsewhere', 'scriptTwice', 'frameScripts', 'framePopups'];

type Check = { readonly faults: readonly CountedFault[] } | 'empty' | 'checking' | 'failed' | null;

/** Returns the step of the builder that explains what is wrong on the page of a partner. The parser loads with the first check. */
export function useCheckerStep(release: Release | null): WidgetBuilderProps['checker'] {
  const { t } = useTranslation(['widgetBuilder', 'common']);
  const language = useLanguage();
  const [html, setHtml] = useState('');
  const [check, setCheck] = useState<Check>(null);
  const faults = check && typeof check === 'object' ? check.faults : null;

  return {
    title: t('checker.title'),
    text: t('checker.text'),
    form: {
      field: {
        label: t('checker.label'),
        hint: t('checker.hint'),
        placeholder: '<!doctype html>…',
        value: html,
        onChange: (value) => {
          setHtml(value);
          setCheck(null);
        },
      },
      submitLabel: t('checker.submit'),
      busyLabel: t('checker.busy'),
      busy: check === 'checking',
      onSubmit: () => void submit(),
      status: toStatus(),
      listLabel: t('checker.list'),
      findings: faults?.map(toFinding) ?? [],
    },
  };

  async function submit() {
    if (!html.trim()) return setCheck('empty');
    setCheck('checking');
    try {
      const { checkPage } = await import('./check/checkPage');
      const files = release ? [release, ...(release.complete ? [release.complete] : [])] : [];
      setCheck({ faults: checkPage(html, { site: location.origin, files, isColor, now: Date.now() }) });
    } catch (error) {
      logFailure('widgets', error);
      setCheck('failed');
    }
  }

  function toStatus(): string {
    if (check === 'empty') return t('checker.empty');
    if (check === 'failed') return t('checker.failed');
    if (!faults) return '';
    if (!faults.length) return t('checker.none');
    return t('checker.found', { count: faults.length, number: formatNumber(faults.length, language) });
  }

  function toFinding({ code, values, accepted, nearest, lines, ...places }: CountedFault, at: number): PageFinding {
    const replace = {
      ...values,
      accepted: typeof accepted === 'string' ? t(`accepted.${accepted}`) : accepted?.join(', '),
    };
    const text = t(`faults.${code as 'policy'}.text`, { replace });
    return {
      id: `${at}`,
      tone: hints.includes(code) ? 'neutral' : 'danger',
      place: toPlace(places),
      title: t(`faults.${code as 'policy'}.title`, { replace }),
      text: nearest ? `${text} ${t('checker.nearest', { name: nearest })}` : text,
      code: lines,
    };
  }

  function toPlace({ line, count }: Pick<CountedFault, 'line' | 'count'>): string | undefined {
    if (!line) return undefined;
    const number = formatNumber(line, language);
    return count > 1
      ? t('checker.lines', { times: formatNumber(count, language), number })
      : t('checker.line', { number });
  }
}
