import { readPrice } from '@lively/engine/prices';
import type { TFunction } from 'i18next';
import { shortenText } from '../../events/shortenText';
import { formatAmount } from '../../i18n/formatAmount';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface PriceHintOptions {
  language: Language;
  t: TFunction<['eventForm', 'common', 'taxonomy']>;
}

/** Maximum characters of the words that say for whom entry is free. */
const wordsLength = 80;

/** Says how the typed price was read: « Lu : dès 12 €. » Without a price, says how to write one. */
export function toPriceHint(price: string, { language, t }: PriceHintOptions): string {
  if (!price.trim()) return t('hints.price');
  const { kind, lowest, highest, euros, currency, freeFor } = readPrice(price.trim());
  const format = (amount: number) => formatAmount(amount, language, currency);
  const free = freeFor ? t('priceRead.freeFor', { freeFor: isolateText(shortenText(freeFor, wordsLength)) }) : '';
  return [toReading(), free].filter(Boolean).join(' ');

  function toReading(): string {
    if (kind === 'free') return t('priceRead.free');
    if (lowest === null)
      return kind === 'payWhatYouWant' || kind === 'freeForSome' ? t(`priceRead.${kind}`) : t('priceRead.unknown');
    if (euros === null) return t('priceRead.otherCurrency', { amount: format(lowest) });
    if (kind === 'payWhatYouWant') return t('priceRead.payAtLeast', { amount: format(lowest) });
    if (highest === null) return t('priceRead.from', { amount: format(lowest) });
    return highest > lowest
      ? t('priceRead.range', { amount: format(lowest), highest: format(highest) })
      : t('priceRead.fixed', { amount: format(lowest) });
  }
}
