/**
 * A rule of rewriting, for texts that have one of some characters (any text if none are given; no hyphen between two): a pattern of
 * regular expressions that JavaScript and PostgreSQL read alike, and what replaces each match.
 */
export type PriceRule = readonly [having: string, pattern: string, replacement: string];

const digits = '0123456789';

/** Beginnings of words for an event, its parts, its days and its visitors, that may be counted and called free. */
const parts =
  'activ|anim|bals|cinem|class|conciert|confer|cours|event|exhib|expos|fest|film|jours|lect|music|onl|perform|person|play|screen|sess|show|talk|theat|tod|tour|walk|work';

/**
 * How a price is read: the one table behind `readPrice` and the database's `private.read_price` (supabase/generateConstants.ts).
 *
 * 1. `texts` rewrite the folded text until its words and signs are separated by spaces: « 5€50 » becomes `5.50 €`.
 * 2. `words` replace each word by the letter of its meaning, so that a text is as long as the list of its words: `12 € gratuit` becomes
 *    `neF`. An unknown word is `x`, a number `n`, zero `z`.
 * 3. `roles` replace one letter each by its role, in view of the letters beside it: `F` becomes `g` before « pour les enfants ». At the
 *    end, `1` to `7` are amounts: of everybody (1), others (2), adults (3), members (4), at least (5, 6), of something named (7). `Z` is
 *    zero, `F` free, `!` free on some days, `g` for some, `o` for members, `8` but for a part; `P` is decided by the visitor, `Y` paid.
 *
 * Patterns are kept to what both dialects share: no `\b`, `\d`, lazy quantifier or back reference, and no quantifier within a quantifier.
 * Both read an alternative that is the beginning of another one differently: a match ends at a space or at a lookahead.
 */
export const priceRules: {
  /** Characters of the text that are read: as many as the column has. */
  readonly length: number;
  readonly texts: readonly PriceRule[];
  readonly words: Readonly<Record<string, string>>;
  readonly roles: readonly PriceRule[];
} = {
  length: 1000,

  texts: [
    ['\n\r', '[\\n\\r]+', ' # '],
    ['\t\'"', '[\\t\'"]+', ' '],
    ['.:@', '(?:https?:|www[.])[^ ]*|[^ @]{1,64}@[^ ]*', ' '],
    ['‐‑‒–—―−', '[‐-―−]', '-'],
    ['g', 'gra[^a-z0-9]?tuit', 'gratuit'],
    [
      'vy',
      '(?<![a-z])(?:pay (?:what|as) you [a-z]+|name your (?:own )?price|a votre (?:bon coeur|convenance|guise|appreciation)|ce que vous (?:voulez|souhaitez)|bon vouloir|selon (?:vos|ses|tes) moyens|vous (?:qui )?(?:choisissez|fixez|decidez)|taquilla inversa|la voluntad)(?![a-z])',
      'prixlibre',
    ],
    [
      'f',
      '[a-z]-free(?![a-z])|(?<![a-z])(?:free[ -](?:jazz|style|party|fight|ride|run[a-z]*|lance)|(?:feel|sugar|gluten|smoke|alcohol) free)(?![a-z])',
      'x',
    ],
    // « Free » and one other word is a name, except before a word for an event: « Free Britney », “Free walk”.
    ['f', `(?<![a-z])free(?= (?:${parts}))`, 'gratuit'],
    ['.', '(?<![a-z])(cat|tel|min|max|env|pers)[.]', '\\1 '],
    ['', '(di|day)s(?![a-z])', '\\1'],
    // Numbers: of telephones, dates, hours and floors; thousands, cents.
    [
      digits,
      '(?<![0-9][.,]?)(?:0[1-9](?:[ ./-]?[0-9][0-9]){4}|0 ?[1-9][0-9][0-9] ?[0-9]{3} ?[0-9]{3}|0 ?8[0-9]{2}(?: ?[0-9]{2}){3}|(?:[+]|00)[ ./()-]{0,2}[0-9](?:[ ./()-]{0,2}[0-9]){8,13})(?![0-9])',
      ' tel ',
    ],
    [digits, '(?<![0-9])[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}(?![0-9])', ' date '],
    [
      digits,
      '(?<![0-9.,])[0-9]{1,2} ?(?:(?:h ?|:)[0-5][0-9](?![0-9]|[.,][0-9]| ?€| ?eur)|(?:h|heures?|hrs)(?![a-z])|(?:[.:][0-5][0-9])? ?[ap]m(?![a-z]))',
      ' hour ',
    ],
    // Parts of an event, and visitors, may be counted. Other things that are counted and free are not the entry: « 700 muffins gratuits ».
    ['g', `[0-9]+ (?=(?:${parts})[a-z]* grat)`, ''],
    [digits, '(?<![0-9a-z])[0-9]+(?:er|ere|e|eme|nd|nde|st|rd|th)(?![a-z0-9])', ' nth '],
    [digits, '(?<![0-9])([1-9][0-9]{0,2})[ .,]([0-9]{3})[ .,](?=[0-9]{3}(?![0-9]))', '\\1\\2'],
    [digits, '(?<![0-9])([1-9][0-9]{0,2})[ .,](?=[0-9]{3}(?![0-9]))', '\\1'],
    ['€', '([0-9]) ?€([0-9]{2})(?![0-9]|[.,][0-9]| ?€| ?eur)', '\\1.\\2 € '],
    ['e', '([0-9]) ?euros?(?: et)? ([0-9]{2})(?= ?(?:$|[,;.|/)(+-]))', '\\1.\\2 € '],
    [',', '([0-9]),(?=[0-9]{1,2}(?![0-9]))', '\\1.'],
    ['.,', '([0-9])[.,]-+', '\\1 '],
    [digits, '([0-9])(?=[a-z€£$])', '\\1 '],
    [digits, '([a-z€£$])(?=[0-9])', '\\1 '],
    // Signs are words.
    ['', '([^a-z0-9 .])', ' \\1 '],
    ['.', '[.](?![0-9])|(?<![0-9])[.]', ' . '],
  ],

  words: {
    // Numbers and their units.
    e: '€ euro euros eur',
    c: '£ $ chf gbp usd cad franc francs fcfa xpf dollars pounds',
    k: 'min mn minute minutes minuto minutos appel sms call llamada',
    h: 'hour minuit midi midnight noon medianoche mediodia',
    y: 'an ans mois year years yr yrs yo ano anos meses',
    d: 'date lundi mardi mercredi jeudi vendredi samedi dimanche dimanches janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december lunes martes miercoles jueves viernes sabado sabados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    t: 'nth essai trial premier premiere premiers first primer primeros chaque every cada',
    // Words for free entry, and for a price that the visitor decides.
    F: 'gratuit gratuite gratuitement gratis gratuito gratuita gratuidad',
    0: 'gratuits gratuites gratuitos gratuitas',
    E: 'free',
    L: 'libre libres',
    V: 'conscient consciente volontaire volontaires voluntaria voluntario',
    P: 'prixlibre',
    H: 'chapeau gorra',
    _: 'offert offerte offered',
    Y: 'payant payante payants payantes paid pago',
    // Words for entry, its price and its ticket.
    I: 'entree entrees entre acces admission entry entrance access entrada entradas acceso',
    U: 'tarif tarifs tarification prix price prices paf precio precios cout fee fees unique',
    A: 'billet billets place places ticket tickets plaza plazas',
    B: 'concert concerts spectacle spectacles visite visites atelier ateliers seance seances soiree soirees exposition expositions stage conference course workshop show',
    D: 'participation participations contribution contributions don dons donation donations donativo donativos aportacion aportaciones',
    // Groups of visitors, and names of tariffs.
    a: 'tp plein pleins pleine normal normale normaux standard general generale adulte adultes adult adults adulto adultos full ordinaire regular',
    Q: 'tr reduit reduits reduite reduc reduction reductions prevente preventes anticipe anticipes anticipee anticipada reducida reducido reduced concession concessions advance early jeune jeunes tribune fosse balcon parterre orchestre pmr solidaire soutien dernier derniere taquilla door',
    K: 'cat categorie categories category categoria carre serie zone rang bloc',
    G: 'enfant enfants ados adolescents etudiant etudiants etudiante etudiantes scolaire scolaires senior seniors retraite retraites chomeur chomeurs demandeur demandeurs rsa handicap handicapes allocataires beneficiaires accompagnateur accompagnateurs accompagnant accompagnants aidant aidants detenteur detenteurs titulaires porteurs certains certaines some mineurs lyceens collegiens apprentis resident residents habitants riverains personnel personnels soignants enseignants eleves professionnels accredites bebes child children kid kids student students pensioners unemployed locals nino ninos nina ninas estudiante estudiantes jubilado jubilados mayores parados desempleados residentes vecinos infantil juniors junior',
    M: 'adherent adherents adherente adherentes membre membres abonne abonnes abonnee abonnees societaire societaires amis partenaires licencies member members subscribers socio socios socia socias abonado abonados',
    '@': 'famille familles couple groupe groupes duo pack tribu family families group groups familia familias familiar grupo grupos pareja',
    X: 'tous toutes tout toute toda public publics visiteurs participants spectateurs everyone everybody all visitors todos todas publico asistentes petits autres others demas',
    J: 'pass passe pase forfait forfaits',
    // Things other than entry.
    '%': 'compris comprise comprises inclus incluse incluses included incluido incluida',
    O: 'parking parkings stationnement aparcamiento lunettes vestiaire vestiaires consigne navette navettes shuttle buvette boisson boissons drink drinks bebida bebidas verre verres conso consommation consommations cafe coffee gouter apero aperitif cocktail collation buffet restauration restaurant repas menu menus plat plats dejeuner diner dinner lunch meal meals food comida crepe crepes gateau gateaux sandwich sandwichs catalogue catalogues catalogo livre livret brochure audioguide audioguides casque casques wifi garderie poussette poussettes transport transports bus caution deposit fianza location pret douche camping cloakroom tombola guardarropa eau popcorn supplement extra annulation annulations cancellation numero application appli livraison echantillon echantillons cadeau cadeaux glace glaces soupe pizza pizzas vin biere bieres beer wine maquillage souvenir',
    S: 'carnet carnets abonnement abonnements adhesion adhesions cotisation carte cartes licence subscription membership abono abonos annuel annuelle',
    // How words belong together.
    R: 'partir from desde',
    r: 'des',
    l: 'minimum mini minimo',
    s: 'conseille conseillee conseilles suggere suggeree suggested recommended sugerido sugerida recommande',
    T: 'jusqu maximum max avant until before till hasta',
    u: 'moins under below sous menores menor less <',
    p: 'plus over mas up',
    N: 'non pas not no jamais never nunca',
    v: 'lieu initial initiale instead lugar',
    q: 'par per por by',
    m: 'sur',
    f: 'pour for para aux',
    '&': 'les los las',
    j: 'a au ou et to or and y o &',
    w: 'de w du d l le la un une en est sont the of el del es is are on frais ce cet cette votre notre uniquement seulement only in',
    W: 'avec with con',
    '~': 'sauf hors except excepte salvo excepto',
    '=': 'condition conditions si if',
    C: 'presentation justificatif paiement achat purchase acquitte acquittee achete achetee buy bought',
    b: 'sans without sin reserve reservee reserves reservees ouvert ouverte ouverts accessible destine open',
    i: 'reservation reservations inscription inscriptions reserver registration booking reserva inscripcion limite obligatoire obligatoires required',
    // Signs.
    ';': '. ; | ! ? • ·',
    '#': '#',
    ',': ',',
    ':': ': >',
    '(': '( [',
    ')': ') ]',
    '/': '/',
    '-': '-',
    '+': '+',
  },

  roles: [
    // Things that are free and counted (0: more than one), or named.
    ['0EF', '(?<=(?:^|[;#,(/])nX?x)[0EF]|(?<=[jwW]nX?x)0|(?<=n)E(?=x)|E(?=x(?:$|[;#,:(/]))', 'x'],
    ['0', '0', 'F'],
    // The audience of an event is no tariff: « séance scolaire ».
    ['G', '(?<=B)G', 'x'],
    // Ages are groups (G), unless they say who may come: « dès 6 ans », « 6 ans et plus ».
    ['n', 'n(?=(?:[-/j]n)?y)', 'G'],
    ['n', '(?<=uw?)n(?![ec]|[-/j]n[ec])', 'G'],
    ['-', '(?<!G)-(?=w?Gy)', 'u'],
    ['G', 'G(?=y(?:jp|[+]))|(?<=(?:[Rr]|pw)w?)G|(?<=[Rr]w?G[-/j])G', 'x'],
    // Amounts (1): a number beside a currency, between such numbers, or after the name of a tariff.
    ['n', '(?<=d)n(?![ec])|n(?=[wt]?d)', '9'],
    ['n', '(?<=K)n(?![ec])', 'x'],
    ['n', 'n(?=[ec])|(?<=(?:^|[^nz])[ec])n|(?<=^(?:nj)?)n$', '1'],
    ['1', '(?<=^-)1(?!.*-)', 'x'],
    ['n', 'n(?=(?:[-/j,]n)*[-/j][1z])|(?<=[ec]1[-/j])n(?!y)', '1'],
    ['n', '(?<=[aQGMU]:?)n(?=$|[;#,/()+-]|[aQGMU])', '1'],
    ['z', 'z(?=[ec])|z(?=[-/j,]1)|^z$', 'Z'],
    // Amounts that are no price: of a call, before a discount, of a meal, a membership, a family.
    ['1', '1(?=[ec]qy)|1(?=[ec]?[/(qw]{0,2}k)|(?<=vw?|[+]w?|T[jw]?)1', 'x'],
    ['A', '(?<=m)A', 'w'],
    ['S', '(?<=Ww{0,2})S', 'M'],
    ['O', 'O(?=[-+j]B)|(?<=B[-+j])O', 'B'],
    ['O', 'O(?=w?%)', 'x'],
    ['1', '(?<=[OS][^;#,IUABQGMFa]*)1|1(?=[ec][wf]{1,2}[OS])|(?<=(?:^|#)S#.*)1', 'x'],
    ['1', '(?<=@[^;#,1/]*)1|1(?=[ec][wf(&]{0,3}@)|(?<=nAf)1|1(?=[ec]f&?n)|(?<=[JS]n[AB][^;#,/1]*)1', 'x'],
    // Prices of members (4), of everybody (3) and of others (2); of something that has a name (7); at least (5, 6).
    ['M', '(?<=N-?)M', 'X'],
    ['M', '(?<=b[wfj&]{0,2})M', 'x'],
    ['1', '(?<=M[^;#,/1X]*)1|1(?=[ec]?[wf(:x&]{0,4}M)', '4'],
    ['GaX', '(?<=q)[GX]|(?<=X)a', 'x'],
    ['1', '(?<=a[^;#,/1QGKJM]*)1|1(?=[ec]?[wf(x&Uq]{0,3}a[^;#,/1-]{0,6}(?:[;#,/()-]|$))', '3'],
    ['1', '(?<=[QGKJ][^;#,/1]*)1|(?<=U[wx]*x:?)1|1(?=[ec]?[wfmj(&U]{0,3}[QGK][^;#,/1-]{0,6}(?:[;#,/()-]|$))', '2'],
    ['1', '(?<=[Rr][wU]?[ec]?)1', '5'],
    ['1', '(?<=l[:wx]?)1|1(?=[ec]?(?:[(wx]?l|jp))', '6'],
    ['1', '(?<=[xABLi][:w]?|mw:?)1|1(?=[ec](?:w[xB]|mw))', '7'],
    // Pay what you want (P), and « entrée libre » (F).
    ['L', '(?<=O[wj]{0,2}I[wj]{0,2})L', 'x'],
    [
      'LVUDHs',
      '(?<=[UD][wfj:]{0,3})L|(?<=[UD][wj]{0,2})V|L(?=w?[UD])|[UD](?=[wx]?s)|(?<=sx?)[UD]|(?<=^[mq])D|e(?=s)|(?<=(?:^|[;#,]|[jw(]))H|H(?=jwx)',
      'P',
    ],
    ['L', '(?<=I[wj]{0,2}I?)L|L(?=w?I)|^L(?=$|[;#,wm(])', 'F'],
    // Words for free that are denied (N), about something else (x), for members (o), for some (g), but for a part (8), on some days (!).
    ['E', 'E(?=w?x?O)', 'x'],
    ['E', 'E', 'F'],
    ['_', '(?<=I[w:]{0,2})_', 'F'],
    ['F', 'F(?=[^;#]*Dw?:?1)', 'x'],
    ['F', '(?<=N[wxIAB]{0,2}|p)F|F(?=[^;#]*%[wx&]{0,3}[AIU])', 'N'],
    ['F', '(?<=[Ok][wxjO:]*)F|F(?=w{1,2}O|jwO)', 'x'],
    ['G', 'G(?=j[wf]?a)|(?<=aj[wf]?)G', 'X'],
    ['f', '(?<![1-7].*)f(?=[w&]?X(?![wx&]{0,4}[GMu]))', 'w'],
    ['~Y', '~(?=[w&]?O)|(?<=O[wxjO:]*)Y', 'x'],
    ['F', 'F(?=[^;#]*~)', '8'],
    ['F', 'F(?=[wx:(-]{0,3}[fj]?[wx&]{0,3}M)|(?<=(?:^|[;#,(/])[-w&f]{0,3}M[^;#,/bR1]*)F', 'o'],
    ['F', 'F(?=(?:[wx:(m-]{0,4}|,)f[w&xX]{0,3}[Gu@Q]|,?[:(w-]{0,2}uw?G|[:(w&-]{0,2}[GgJ]|[wx:(m]{0,2}f&[xX])', 'g'],
    [
      'F',
      'F(?=[wxumI,]{0,5}C|[wxum,]{0,3}=|[wx]{0,2}W[wx]{0,2}[SMJAI]|[wxI]{0,2}T[jw&]{0,2}[hGtd9]|[^;#]*W[^;#,]{0,4}[SJM])|(?<=C[^;#]{0,10}|=[^;#,]{0,6}|t[wxAB]{0,3})F',
      'g',
    ],
    ['F', 'F(?=[wt&xX]{1,4}d(?!9))', 'g'],
    ['F', '(?<=(?:^|[;#,(/])[-w&f]{0,3}u?w?[GgJ][^;#,/bR1]*|uw?Gy:?)F', 'g'],
    ['F', 'F(?=[^;#,]{1,6}d)|(?<=d[9d: x]{0,5})F', '!'],
    ['U', '(?<=(?:^|[;#])[^;#1-7FgoPZn!8]*)U(?=[^;#,1-7FgoPZn!8]*(?:[;#]|$))', 'Y'],
  ],
};
