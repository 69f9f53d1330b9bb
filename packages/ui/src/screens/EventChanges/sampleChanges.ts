import type { ChangeLine } from './ChangeLines';

/** Sample lines for the stories. */
export const moved: ChangeLine = { label: 'Date', was: 'sam. 12 déc., 20:30', now: 'dim. 13 déc., 21:00' };
export const cancelled: ChangeLine = { label: 'État', was: 'Prévu', now: 'Annulé' };
export const soldOut: ChangeLine = { label: 'État', was: 'Prévu', now: 'Complet' };
export const dearer: ChangeLine = { label: 'Prix', was: '25 €', now: '32 €' };
export const longChange: ChangeLine = {
  label: 'Lieu',
  was: 'Médiathèque intercommunale Jean-Jacques-Rousseau, Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
  now: 'Parc de Saint-Cloud',
};
