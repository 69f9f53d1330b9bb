import { foldText, type LivelyEvent } from '@lively/engine';

/** The way to a place without a ticket link: by reservation, or only at the door. Null if it is not stated. */
export type BookingRemark = 'reservation' | 'onSite' | null;

/** Reads the remark about booking in the price and the conditions of an event. Silence is silence. */
export function readBooking({ price, features }: Pick<LivelyEvent, 'price' | 'features'>): BookingRemark {
  const text = foldText([price, ...features].join(' \n '));
  if (withoutBooking.test(text)) return 'onSite';
  return withBooking.test(text) ? 'reservation' : null;
}

const withoutBooking =
  /\b(sans|pas de|aucune) (reservation|inscription|billetterie|prevente)|\b(billetterie|billets?|vente|achat|paiement|caisse|reglement|reservation|inscription)s? (uniquement |seulement |exclusivement )?(sur place|a l.entree)/;
const withBooking =
  /\b(sur|avec) (reservation|inscription)|\b(reservation|inscription)s?\W+((est|sont) )?(obligatoire|conseillee?|recommandee?|indispensable|souhaitee?|necessaire|requise|prealable|par|au|aupres|en ligne)/;
