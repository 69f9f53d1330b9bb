import type { Dictionary } from './Dictionary.ts';

const child = '(((petits )?enfant|ado|fill(e|ette)|garcon|gamine?|gosse|mome|petite?|bebe)s?|fils|jume(aux|lles)|bb)';
const near =
  '(pres|proche|autour|(aux )?(alentours|environs)|a proximite|(a|du) cote|dans le coin|pas (tres |trop |si )?loin)';
const children = `((en|(avec|pour|pr|occuper)( [a-z]{2,5}){0,2}) |m(a|on|es) )(\\d )?(famille|${child})|jeune public|(?<!\\b(d(es)?|l|garde) )(enfants?|ados?)(?= \\d|$)|familiale?s?`;

/** French, for `understand`. */
export const frenchDictionary: Dictionary = {
  months: 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
  weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  seasons: 'printemps|ete|automne|hiver',
  holidays: 'toussaint|noel|hiver fevrier|printemps paques|ete|ascension',
  numbers: 'premier deux trois quatre cinq six sept huit neuf dix',
  hour: 'h|heures?',
  money: '€|euros?|eur|balles',
  half: 'du (soir|matin)',
  units: 'jours?|semaines?|ans?|km|rue|er?|eme|m(ain)?',
  parts: [
    ['matin|dans la matinee', '06:00-12:00'],
    ['apres midi|ap(re|r)?m', '12:00-18:00'],
    ['midi', '12:00-14:00'],
    ['soir|(en|dans la) soiree', '18:00-24:00'],
  ],
  rules: String.raw`
day=today (aujourd|ojourd) ?hui|auj|[ao]u?jd|maintenant
day=tonight ce ?soire?|cette nuit
day=today ce(t|tte)? <p>
day=tomorrow (d(e?mai|m)n|2 main|2 m 1|dem 1)( <p>)?
day=weekend (ce )?(week ?end|wk ?e?nd|w e|we(?! (will|love|are)))
in:2 apres demain( <p>)?
in dans <x> jours?
week:0 (cette|dans la) semaine|(?<!.)dans (?!\d{3})<x> semaines?
week:7 semaine (pro(ch(aine)?)?|qui vient)
week:0 semaine du <d>( <m>)?( <y>)?
week:12 (week ?end|we) pro(ch(ain)?)?|prochain (week ?end|we)
week:5 week ?end du <d>( (et|au) \d{1,2})?( <m>)?( <y>)?
months:1 mois prochain
month (en|courant|mois de?) <m>( <y>)?|<m> <y>|(?!ma|\w{3}( |$)|\w{4} )<m>
months:0 ce mois( ci)?|d ici la fin du mois
month:0 debut (de? )?<m>( <y>)?
month:10 mi <m>( <y>)?
month:20 fin (de? )?<m>( <y>)?
year (en )?(?<!(-|avant|apres|jusqu en|debut|fin|an)( de)? )(?=202)<y><c>(?! -)
season (cet?|en|au) <t>(?! d)( <y>)?|<t> <y>|(?<=(festival|concerts?|bal) )d (?=ete)<t>
date (<w> )?(le )?<d> (<m>( <y>)?|/ <k>( / <y>)?|, <k> , <y>)( (au )?<p>)?
date (?<!dans )le <d>( (au )?<p>|$|(?= a ))
range le <d> (?<sep>et|ou) le <d2>
date <w> <d><c>( (au )?<p>)?
range (du |de |les? |entre le )?(<w> )?<d>( <m>| / <k>)?( (/ )?<y>)? ((jusqu )?au|a|(?<sep>ou( le)?|(?<!entre.*)et( le)?)|et le|-) (<w2> )?<d2> (<m2>|/ <k2>)( (/ )?<y2>)?
range (du|entre le) (<w> )?<d>( <m>)? (au|et le|-) (<w2> )?<d2><c>
range <d> <m> (au|-) <d2>$
from (a partir d[eu]( ce)?|des( le)?) (<o>|demain|<d> <m>( <y>)?|(?<=(du|le) )<d><c>)
from:1 apres (le )?(<o>|<d> <m>( <y>)?)
until (jusqu (a|au|en)|d ici)( ce)? (<w>|demain|(<d> |fin (de |d )?)?<m>( <y>)?)
until:before avant (le |ce )?(<w>|<d> <m>( <y>)?)
until:12-25 avant (noel|les fetes)
weekday <w> <p>|(?!\w{3,4}( |$))<w>
nextWeekday <w> pro(ch(ain)?)?( <p>)?
weekdays <w> (a|au) <w2>
every (chaque|tou[st] les|les|du) <o>s?(?! (au|\d))( <p>)?
weekdays=67 ((tou[st] )?les )?week ?ends
weekdays=12345 en semaine
text (depuis|un) <o>|(avant|apres( le)?|depuis|les|un|d un) (demain|hier|ce soir|<m>|<d>( <m>)?)
text (<o>|semaine|week ?end|mois|<m>) (derniere?s?|passee?|d avant)
text <o> (des|d|en huit|saint|noir|gras|fou)
text (rue|place|avenue|pont) du <d> <m>
text (premiere?|derniere?) (<o>|semaine|week ?end|mois)( de? <m>)?|(<o>|semaine|quinzaine) de? <m>|(debut|fin) du mois prochain
text (moins de \d+ ans|enfants) gratuits?|gratuite?s? ((pour )?(tous|les? (moins|plus))|l[ea]s? ((pre|der)[a-z]+ [a-z]+|1 er <o>)|jusqu|avant( <h>)?|apres(?! \d)|si|aux?|moins)|(parking|wifi) gratuit|(danse|roller|course) en ligne|en ligne de?
text demain (les|tout|est)|rock en seine|fievre du <o>|ce soir (je|il|elle|on(?! (va|fait|sort)))
school (pendant |durant )?(les )?vacances ((scolaires )?(de? (la )?)?<s>|scolaires)( zone (?<z>[abc]))?|(pendant|durant) les vacances
holiday:12-25 jour de noel|a noel
holiday:01-01 (jour|premier) de l an
holiday:E-1 (dimanche de|a) paques
holiday:E0 lundi de paques
holiday:E49 lundi de (la )?pentecote
holiday:E38 jeudi de l ascension
holiday:07-14 fete nationale
holiday:E-2/2 week ?end de paques
holiday:E47/2 (week ?end de (la )?)?pentecote
holiday:E38/3 (week ?end|pont) de l ascension
holiday:12-31 reveillon( d[eu] (la s(ain)?t sylvestre|(jour de )?l an|nouvel an|31))?|soiree (du )?nouvel an|s(ain)?t sylvestre
holiday:12-24 (reveillon|veille) de noel
holiday:12-25/7 entre noel et (le )?(jour de l an|nouvel an)
after (apres|a partir de|des|(pas|rien)( qui \w+)? avant) <h>
before (avant|jusqu a|(pas|rien)( qui \w+)? apres) <h>
unread (qui )?(se )?(fini|termin)[a-z]* (avant|a|vers) <h>
hours=00:00-12:00 avant midi
between ((entre|de) )?<h> (et|a|-) <h2>
at a <h>|(?<!de )(?=(\d\d|[89]) )<h>
hours (le |l |a (?=midi)|(?<=(avant|apres|de|des|a) <o> )|(?!matin|midi|soir( |$)))<p>
hours=18:00-24:00 apres le (boulot|travail)
around (vers|autour de|aux alentours de) (les )?<h>
hours=11:30-12:30 vers midi
maxPrice=0 (entree|acces) (libre|gratuite?)|gratuite?(s|ment)?|grat[io]s|(sans|rien de) (rien )?pay(er|ant)|0 (€|euros?)
price ((a |pour )?moins (de |d )|jusqu a |(au )?maxi?(mum)? |pas plus de |budget (de |max )?|pour |j ai )<e>( maxi?(mum)?)?|<e> (maxi?(mum)?|au (plus|maximum))
price ((entre|de) )?<f> (et|a|-) <e>
price ((a )?plus de|des|a partir de) <v>
minPrice=0.01 (pas|non|rien de) gratuite?s?|payante?s?
text (plus de|des|a partir de|entre) \d+
maxPrice=15 (gratuit ou )?(pas?|peu|rien de) (trop |tres |si )?chere?s?|petits? (prix|budget)|bon marche|abordables?
age (?!((de|pour) )?\d+ mois)(?<!\b([lsn][eo]s|depuis|moins|plus)( de)? )((${children}|${child}|agee?s?|entre|des?|a|partir|pour|les) )*<x>( (a|[-/]|et) <x2>)? (ans?( et plus)?|(?<u>mois))(?! d[eu]?s? )|(avec|pour) ([a-z]{2,5} )?(bebes?|bb)
under ((${children}|${child}|pour|les|de) )*moins de <x> ans
family=1 ${children}
online=1 en (ligne|streaming)|(en )?visio(conference)?|webina[a-z]+|a distance
access=step-free sans (escaliers?|marches?)|(acces de )?plain pied
access=mobility ((acces|accessibles?) )?(aux? |en )?(fauteuils?( roulants?)?|pmr|(?<=a[a-z]+ )handicapee?s?)|mobilite reduite|handicape?s? moteurs?
access=visual (mal|non) ?voyante?s?|aveugles|(personne|(pour|a)( une?)?) aveugle|(deficiente?s?|handicap) visuels?
access=audio-description audio ?de[a-z]+
access=hearing sourde?s?|mal ?entendante?s?|handicap auditif|boucle magnetique
access=sign-language langue des signes( francaise)?|lsf
access=intellectual handicap (mental|intellectuel)|falc|facile a lire
access=psychic handicap psychique
sort=distance l[ae]s? plus proches?|au plus (pres|proche)
sort=date (trie[rs]? )?par date
sort=price l[ae]s? moins chere?s?|par prix
sort=popularity l[ae]s? plus populaires?
position=1 (tout )?${near} d(e (chez )?(moi|nous|ma position)| ici)|a proximite|a deux pas|dans mon (quartier|coin)
near ${near} d(e|u|es)?|vers|proche
near ((a )?moins de |rayon de )?<r> (autour )?d(e|u|es)?
radius et (ses |les )?(alentours|environs)|(a |dans un )?(moins de |rayon de )<r>|<r> (autour )?de (chez )?(moi|nous)
place a|aux?|(?<in>en|dans|ds)
text spectacles?
but mais
without (tout |surtout )?(sans|sauf|pas( du tout)?(?! de calais)|non|aucune?|ni|hors|hormis|excepte|en dehors|(?<!d )autre (chose )?que|a part|a l exception|jamais|--)
not pas (que|mal|seulement|uniquement)|loin|plutot que|au lieu|peu de?|trop de?|marre d[eu]?|ailleurs|moins le|plus d[eu]? km|a plus de \d+ km
never ne|n|(interdit|exclu|annule|ferme|complet)e*s?|reservee?s? aux adultes|non merci
access=quiet (heure|horaire)s? calmes?
unread (aurai[st]|auriez) pas|sans (reserv|inscri)[a-z]+|pourquoi pas|sans (les? )?${child}|(pres|autour|a cote) d[eu]s?|s il (te|vous) plait|bons? plans?|pas (trop )?(tard|tot|loin)
unread (entre|avec) ([a-z]{3} )?(amie?|pote|copain|copine|fille|collegue)s?|avec m(a|on|es) [a-z]+|en (amoureux|couple|solo|groupe)|(pour )?un (premier )?(rendez vous|rdv)|(toute? )?seule?s?|on est (deux|\d+)|(pour )?(deux|\d+) personnes|a deux(?= ([,a-z]{1,2} |<o>)|$)|par pers(onne)?
unread (a )?<v>`,
  words: {
    music:
      'concert,musique,concert live,musique live,zik,musik|pop|rock:rock,metal|electronic:electro,electronique|hip-hop:rap,hip hop,rnb,r n b|classical:opera*,musique classique,concert classique|jazz:jazz,soul,funk|world-music:musique du monde',
    sport:
      'sport,sportif,sportive|football:football,foot,soccer,match de foot|motorsport:sport mecanique|rugby:rugby,match de rugby|combat-sports:sport de combat|athletics:athletisme|racket-sports:sport de raquette|water-sports:sport nautique|mountain-sports:sport de montagne|equestrian-sports:equitation,sport equestre|golf|board-sports:sport de glisse|extreme-sports:sport extreme|basketball:basket,basket ball,match de basket|handball:hand ball,match de hand|volleyball:volley,volley ball',
    leisure:
      'loisir|literature:litterature|cinema:cinema,film,cine|video-games:jeu video,jeux video|gardening:jardinage,bricolage|hiking:randonnee,rando,randonnee pedestre|cars:automobile|neighbourhood-parties:fete de quartier,fete du quartier|traditional-parties:fete traditionnelle|seasonal-parties:fete saisonniere|markets:!marché*|flea-markets:brocante,vide grenier,marche aux puces|country-fairs:foire*',
    food: 'gastronomie,gastronomique|cooking:cuisine',
    culture:
      'culture,culturel,culturelle|theatre:theatre*,piece de theatre|dance:danse|exhibitions:exposition,expo|talks:conference|workshops:atelier|heritage:patrimoine|photography:photographie,photo*',
    tech: 'tech,technologie,numerique',
    festival:
      'festival|music-festivals:festival de musique,festival musical|cultural-festivals:festival culturel|food-festivals:festival gastronomique,festival culinaire,festival de gastronomie|arts-festivals:festival d art,festival des arts,festival artistique|traditional-festivals:festival traditionnel,festival folklorique',
  },
  narrowing:
    'francais francaise us up k indie hard punk heavy death black free alternatif progressif house chambre baroque ancienne symphonique manouche latin celtique africaine orientale traditionnelle folk tournoi course salon mini club debat cafe contemporaine classique country permanente temporaire marathon high repas',
  asking:
    'vient faire (j|re)?(cherche|veux|(voudr|aimer)ai[st]) souhaite (trouve|montre|propose|conseil(le)?|recommande|donne)[rsz]? idees? envie besoin trucs? qqch quelque choses? commence(nt)? (auri|av)ez connais(sez)? (j?s|ch)uis sort peux pouvez (qu|k)el(le)?s? [kq]u?oi(_comme)? moment bientot ya kes kia stp svp plait merci bon(jour|soir) salut slt sympas? cool coucou bjr dispo chouette top quand meilleure?s? accessibles? personnes billets? evenements? sorties? activites? soirees? ecouter sortir',
  corrected: 'demain gratuit gratuite weekend semaine enfant',
  lookalikes: 'concept concret concerto convert weeknd',
  commonNames:
    'tours orange sens gap fontaine moulins saintes grasse pantin croix antony le_robert le_port la_fleche la_garde la_possession le_tampon la_trinite orsay plaisir vitre',
  regions: 'champagne anjou belleville saint_valentin la_madeleine la_chapelle la_montagne les_halles table bras bois',
  articles: 'aux d de des du l la le les un une',
  silent:
    'ai me as fait pr mais a au avec ce ces cette chez dans elle en entre est et il ils j je leur lui ma mes moi mon n nos notre on ou par places pour qu que qui sa se ses si soit son sont sur t ta te toi ton tous tout toute toutes tres trop tu vers votre vous y va vas c ca voir aller',
  or: 'ou soit /',
  isDayFirst: true,
};
