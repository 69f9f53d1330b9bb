import { cultureMotifs } from './general/culture';
import { festivalMotifs } from './general/festival';
import { foodMotifs } from './general/food';
import { leisureMotifs } from './general/leisure';
import { musicMotifs } from './general/music';
import { sportMotifs } from './general/sport';
import { techMotifs } from './general/tech';

/** The motifs of no subcategory. */
export const generalMotifs = {
  ...musicMotifs,
  ...sportMotifs,
  ...leisureMotifs,
  ...cultureMotifs,
  ...techMotifs,
  ...festivalMotifs,
  ...foodMotifs,
};
