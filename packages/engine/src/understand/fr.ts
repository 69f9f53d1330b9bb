import type { Dictionary } from './Dictionary.ts';

/** French, for `understand`. */
export const frenchDictionary: Dictionary = {
  months:
    'janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec',
  weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  seasons: 'toussaint|noel|hiver fevrier|printemps paques|ete|ascension',
  numbers: 'un deux trois quatre cinq six sept huit neuf dix',
  ordinal: '(?: er)?',
  parts: [
    ['matin|dans la matinee', '06:00-12:00'],
    ['apres midi|aprem', '12:00-18:00'],
    ['soir|en soiree', '18:00-24:00'],
  ],
  rules: [
    ['day=today', '(?:des )?aujourd hui'],
    ['day=tonight', 'ce soir|cette nuit'],
    ['day=tomorrow', 'demain(?: <p>)?'],
    ['day=weekend', '(?:ce |le )?(?:week ?end|we)'],
    ['day=today;hours=06:00-12:00', 'ce matin'],
    ['day=today;hours=12:00-18:00', 'cet (?:apres midi|aprem)'],
    ['in:2', 'apres demain'],
    ['in', 'dans <n> jours?'],
    ['thisWeek', 'cette semaine'],
    ['nextWeek', '(?:la )?semaine prochaine'],
    ['weekOf', '(?:la )?semaine du <d> <m>(?: <y>)?'],
    ['nextWeekend', '(?:le )?(?:week ?end prochain|prochain week ?end)'],
    ['weekendOf', '(?:ce |le )?week ?end du <d>(?: (?:et|au) \\d{1,2})? <m>(?: <y>)?'],
    ['thisMonth', 'ce mois(?: ci)?'],
    ['nextMonth', '(?:le )?mois prochain'],
    ['month', '(?:(?:en|courant|(?:au |le |tout le )?mois d[e]?) <m>(?: <y>)?)'],
    ['month', '<m> <y>'],
    ['date', '(?:(?:pour )?(?:le |ce )?<w> )?(?:le )?<d> <m>(?: <y>)?(?: (?:au )?<p>)?'],
    ['date', '(?:(?:le )?<w> )?(?:le )?<d> / <k>(?: / <y>)?'],
    ['date', 'le <d>$'],
    [
      'range',
      '(?:du |de |les? |entre le )?(?:<w> )?<d>(?: <m>)?(?: <y>)? (?:(?:jusqu )?au|a|et|et le|-) (?:<w2> )?<d2> <m2>(?: <y2>)?',
    ],
    ['range', '(?:du|entre le) <d>(?: <m>)? (?:au|et le|-) <d2>(?! (?:h|:|€|euros|ans|rue))'],
    ['range', '<d> <m> (?:au|-) <d2>$'],
    ['range', '(?:du |entre le )?(?:<w> )?<d> / <k>(?: / <y>)? (?:au|et le|-) (?:<w2> )?<d2> / <k2>(?: / <y2>)?'],
    ['until', '(?:jusqu (?:a|au)|d ici)(?: ce)? (?:<w>|<d> <m>(?: <y>)?)'],
    ['weekday', '(?:pour )?<w>(?: <p>)?'],
    ['thisWeekday', 'ce <w>(?: <p>)?'],
    ['nextWeekday', '<w> prochain(?: <p>)?'],
    ['weekdays', '(?:de |du |ce )?<w> (?:(?<sep>et|ou)|a|au) (?:ce )?<w2>'],
    [
      'text',
      '(?:avant|apres|depuis|des|chaque|tou[st] les|les|le|un|du|d un|hormis) (?:<w>|demain|hier|ce soir|aujourd hui|<d>(?: <m>)?)',
    ],
    ['text', '(?:<w>|semaine|week ?end|mois|<m>) (?:derniers?|derniere|passee?|d avant)'],
    ['text', '<w> (?:\\d{1,2}(?: [a-z]+)?|des|d|saint|noir|gras|fou|ou|en|au)'],
    ['text', '(?:premiere?|seconde?|deuxieme|derniere?) (?:<w>|semaine|week ?end|mois)'],
    [
      'text',
      'gratuite?s? (?:pour|le|la|les|jusqu|avant|apres|si|sous|aux?)|en ligne d[e]?|pop up|paris match|foot us|(?:sports? )?bars?',
    ],
    [
      'text',
      '(?:ecole|club|salle|magasin|professeur|prof|conservatoire|maison|histoire|roller|patins?|peche|course) (?:d[e]? [a-z]+|en ligne)(?! (?:ville|moi))',
    ],

    [
      'school',
      '(?:pendant |durant |pour )?(?:les |aux )?(?:vacances (?:scolaires )?(?:de la |de |d )?<s>(?: <z>)?|vacances scolaires(?: <z>)?)',
    ],
    ['holiday:christmas', '(?:le )?jour de noel|a noel'],
    ['holiday:newYear', '(?:le )?(?:jour|premier) de l an'],
    ['holiday:easterMonday', '(?:le )?lundi de paques'],
    ['holiday:whitMonday', '(?:le )?lundi de (?:la )?pentecote'],
    ['holiday:ascension', '(?:le )?jeudi de l ascension'],
    ['holiday:nationalDay', '(?:le jour de )?la fete nationale'],
    ['holidayWeekend:easterMonday', '(?:le )?week ?end de paques'],
    ['holidayWeekend:whitMonday', '(?:le )?week ?end de (?:la )?pentecote'],
    ['holidayWeekend:ascension', '(?:le )?(?:week ?end|pont) de l ascension'],
    ['nextHoliday', '(?:le )?prochain jour ferie'],

    ['after', '(?:apres|a partir de|des) <h>'],
    ['before', 'avant <h>'],
    ['hours=00:00-12:00', 'avant midi'],
    ['between', '(?:entre|de) <h> (?:et|a|-) <h2>'],

    [
      'maxPrice=0',
      '(?:entree|acces|c est|totalement|entierement|100) (?:gratuite?|libre)|(?:gratuit|gratuite|gratuits|gratuites|gratos|gratuitement)',
    ],
    [
      'price',
      '(?:(?:a |pour |de )?moins (?:de |d )|jusqu a |(?:au )?max(?:imum)? |budget (?:de |max )?)(?<e>\\d{1,4})(?: , (?<c>\\d\\d?))? (?:€|euros?|eur)(?: max(?:imum)?)?',
    ],
    ['price', '(?<e>\\d{1,4}) (?:€|euros?|eur) (?:max(?:imum)?|au plus|au maximum)'],
    ['text', '(?:plus de|des|a partir de|entre) \\d+ (?:(?:€|euros?)(?: et \\d+ (?:€|euros?))?|et \\d+ (?:€|euros?))'],
    ['text', 'entre \\d+ et \\d+ ans'],
    ['text', '(?:pas|peu) (?:trop |tres |si )?cher(?:e?s?)'],
    ['text', 'sans (?:reservation|inscription|alcool|rendez vous|voiture|supplement)'],

    [
      'family=1',
      'en famille|(?:pour|avec) (?:toute )?(?:la |ma )famille|(?:pour |avec )(?:les |des |mes |nos |tes |vos )?(?:jeunes )?(?:enfants?|tout petits|bebes?|ados?)|jeune public|tout public familial|enfants?$',
    ],
    ['online=1', 'en (?:ligne|visio|visioconference|streaming)|visioconference|webinaires?|webinars?|a distance'],
    [
      'access=mobility',
      '(?:accessibles? )?(?:(?:en |aux |pour )?(?:fauteuils?(?: roulants?)?|pmr)|(?:aux |pour )?(?:personnes )?a mobilite reduite|handicap moteur)',
    ],
    [
      'access=visual',
      '(?:pour |aux )?(?:les )?(?:(?:personnes )?(?:mal ?voyante?s?|non voyante?s?|aveugles?|deficiente?s? visuels?)|handicap visuel)|(?:en |avec )?audio ?description|audio ?decrite?s?',
    ],
    [
      'access=hearing',
      '(?:sous titre(?:e?s?) )?(?:pour |aux )?(?:les )?(?:(?:personnes )?(?:sourde?s?|mal ?entendante?s?)|handicap auditif)|(?:en |avec )?(?:langue des signes(?: francaise)?|lsf|boucle (?:magnetique|auditive))',
    ],
    [
      'access=intellectual',
      'handicap (?:mental|intellectuel)|deficience intellectuelle|(?:en )?falc|facile a lire(?: et a comprendre)?',
    ],
    ['access=psychic', 'handicap psychique'],

    ['sort=distance', '(?:le|la|les) plus proches?|(?:tri(?:er|e|es)? )?par distance|au plus (?:pres|proche)'],
    ['sort=price', '(?:le|la|les) moins chere?s?|(?:tri(?:er|e|es)? )?par prix'],
    ['sort=popularity', '(?:le|la|les) plus populaires?|(?:tri(?:er|e|es)? )?par popularite'],
    ['sort=date', '(?:tri(?:er|e|es)? )?par date|(?:le|la|les) plus tot'],

    [
      'position',
      '(?:(?:tout )?pres|autour|proche|a cote|pas loin|a proximite) de (?:chez )?(?:moi|nous|ma position)|a proximite|a deux pas|autour d ici',
    ],
    ['position', '(?:a |dans )?(?:moins de )?(?<q>\\d{1,3}) (?:km|kilometres?) (?:autour )?de (?:chez )?(?:moi|nous)'],
    [
      'near',
      '(?:pres|proche|autour|aux (?:alentours|environs)|dans les environs|a proximite|a cote|pas (?:tres |trop |si )?loin|vers) d[e]?|vers',
    ],
    ['near:le', '(?:pres|proche|autour|aux (?:alentours|environs)|a proximite|a cote|pas (?:tres |trop )?loin) du'],
    ['near:les', '(?:pres|proche|autour|aux (?:alentours|environs)|a proximite|a cote|pas (?:tres |trop )?loin) des'],
    [
      'near',
      '(?:a |dans )?(?:moins de |un rayon de )?(?<q>\\d{1,3}) (?:km|kilometres?) (?:autour |a la ronde autour )?d[e]?',
    ],
    ['near:le', '(?:a |dans )?(?:moins de |un rayon de )?(?<q>\\d{1,3}) (?:km|kilometres?) (?:autour )?du'],
    ['place', 'a|dans la ville d[e]?'],
    ['place:le', 'au'],
    ['place:les', 'aux'],
    ['postalCode', '\\d{5}'],

    [
      'text',
      'cannes a peche|tours? de (?:magie|chant|piste)|jus d orange|le sens|fete de la musique|fetes? des lumieres|free (?:jazz|party|fight)|danse en ligne',
    ],
    ['but', 'mais'],
    [
      'not',
      'sans|sauf|pas|non|aucune?|ni|hors|hormis|excepte|loin|en dehors|plutot que|au lieu|autre que|a part|peu d[e]?|trop d[e]?|marre d[eu]?|adieu|a l exception|ailleurs|moins le|plus d[eu]? km|a plus de \\d+ km|jamais',
    ],
    [
      'never',
      'ne|n|interdite?s?|deconseillee?s?|reservee?s? (?:a|aux) adultes?|non merci|exclue?s?|annulee?s?|fermee?s?|complete?s?',
    ],
    [
      'question',
      '(?:que|quoi) faire|on fait quoi|qu est ce qu on fait|je (?:cherche|recherche|veux|voudrais|souhaite)(?: (?:voir|aller|faire))?|est ce qu il y a|il y a|(?:des )?idees?(?: de sorties?)?|(?:tout ce )?qui est|bons plans',
    ],
  ],
  words: [
    ['music', null, 'concert,musique,récital,jam session,scène ouverte musicale,aubade'],
    [
      'music',
      'pop',
      'pop,variété,variété française,pop française,synthpop,électropop,k pop,indie pop,britpop,dream pop',
    ],
    [
      'music',
      'rock',
      'rock,metal,hard rock,punk,punk rock,rock n roll,rock and roll,heavy metal,death metal,black metal,métal,grunge,garage rock,indie rock,rock alternatif,hardcore,rockabilly,post punk,new wave,stoner,shoegaze,post rock,rock progressif',
    ],
    [
      'music',
      'electronic',
      'électro,electronique,musique électronique,techno,house music,deep house,trance,psytrance,drum and bass,dubstep,dj set,electro swing,hardtek,clubbing,disco,eurodance,acid house,tech house,musiques électroniques',
    ],
    ['music', 'hip-hop', 'rap,hip hop,rnb,r n b,rappeur,battle de rap,rap français,trap,freestyle rap,beatbox'],
    [
      'music',
      'classical',
      'opéra*,opéra bouffe,opérette,musique classique,concert classique,orchestre symphonique,symphonie,musique de chambre,quatuor à cordes,musique baroque,récital de piano,concerto,oratorio,requiem,musique ancienne,art lyrique,concert symphonique,sonate,cantate,récital lyrique,philharmonie*',
    ],
    ['music', 'jazz', 'jazz,blues,soul,funk,swing,jazz manouche,bebop,jazz vocal,soul music,big band,latin jazz'],
    [
      'music',
      'world-music',
      'musique du monde,musiques du monde,reggae,dub,fado,afrobeat,cumbia,folk,musique celtique,musique africaine,musique orientale,musique traditionnelle,musique irlandaise,raï,gnawa,klezmer,bossa nova,musique latine,ragga,dancehall,ska,musique tsigane,musique folk',
    ],
    [
      'sport',
      null,
      'sport,sports,sportif,sportive,match,compétition sportive,événement sportif,gymnastique,tournoi sportif,rencontre sportive,multisport,fitness,musculation,crossfit,sport adapté',
    ],
    ['sport', 'football', 'football,foot,futsal,soccer,tournoi de foot,tournoi de football'],
    [
      'sport',
      'motorsport',
      'sport mécanique,sports mécaniques,rallye,rallye automobile,karting,formule 1,motocross,moto gp,course automobile,course de moto,course de côte,autocross,enduro,supercross,kart cross',
    ],
    ['sport', 'rugby', 'rugby,rugby à xiii,tournoi de rugby'],
    [
      'sport',
      'combat-sports',
      'judo,boxe,karaté,mma,lutte,escrime,taekwondo,aïkido,jiu jitsu,sport de combat,sports de combat,arts martiaux,kickboxing,muay thaï,boxe thaï,kung fu,krav maga,capoeira,sambo,gala de boxe',
    ],
    [
      'sport',
      'athletics',
      'athlétisme,marathon,semi marathon,course à pied,trail,running,jogging,cross country,course nature,triathlon,duathlon,ultra trail,course de relais,course solidaire,footing',
    ],
    [
      'sport',
      'racket-sports',
      'tennis,badminton,squash,padel,ping pong,tennis de table,pickleball,tournoi de tennis,sport de raquette,sports de raquette,tournoi de badminton,tournoi de ping pong',
    ],
    [
      'sport',
      'water-sports',
      'natation,voile,régate,aviron,kayak,canoë,canoë kayak,plongée,water polo,paddle,aquagym,sport nautique,sports nautiques,plongeon,rafting,joutes nautiques,apnée,natation synchronisée',
    ],
    [
      'sport',
      'mountain-sports',
      'ski,escalade,alpinisme,ski de fond,ski alpin,biathlon,canyoning,raquettes à neige,sport de montagne,sports de montagne,via ferrata,spéléologie,ski de randonnée,cascade de glace,saut à ski',
    ],
    [
      'sport',
      'equestrian-sports',
      'équitation,concours hippique,course hippique,polo,dressage équestre,jumping,sport équestre,sports équestres,concours complet,spectacle équestre,attelage,horse ball',
    ],
    ['sport', 'golf', 'golf,mini golf,tournoi de golf,initiation au golf,disc golf'],
    [
      'sport',
      'board-sports',
      'surf,skate,skateboard,snowboard,roller,planche à voile,kitesurf,wakeboard,windsurf,bmx,trottinette freestyle,longboard,sport de glisse,sports de glisse,bodyboard,wingfoil',
    ],
    [
      'sport',
      'extreme-sports',
      'parapente,parachutisme,saut en parachute,saut à l élastique,deltaplane,base jump,wingsuit,sport extrême,sports extrêmes,highline,chute libre',
    ],
    ['sport', 'basketball', 'basket,basketball,basket ball,streetball,tournoi de basket'],
    ['sport', 'handball', 'handball,hand ball,match de hand'],
    ['sport', 'volleyball', 'volley,volleyball,volley ball,beach volley,tournoi de volley'],
    [
      'leisure',
      null,
      'loisir,loisirs,jeu de société,jeux de société,escape game,karaoké,quiz,loto,bingo,blind test,jeu de rôle,jeux de rôle,soirée jeux,pétanque,belote,tarot,bowling,laser game,chasse au trésor,murder party,échecs',
    ],
    [
      'leisure',
      'literature',
      'littérature,lecture,salon du livre,poésie,rencontre littéraire,dédicace,club de lecture,lecture publique,lecture à voix haute,fête du livre,foire aux livres,bourse aux livres,café littéraire,atelier d écriture,scène ouverte poésie,bande dessinée',
    ],
    [
      'leisure',
      'cinema',
      'cinéma*,film,ciné,ciné club,projection,avant première,court métrage,long métrage,ciné débat,cinéma en plein air,cinéma plein air,documentaire,film d animation,séance de cinéma,cycle de cinéma',
    ],
    [
      'leisure',
      'video-games',
      'jeu vidéo,jeux vidéo,jeux vidéos,gaming,esport,e sport,retrogaming,lan party,tournoi de jeux vidéo,jeux vidéo rétro',
    ],
    [
      'food',
      'cooking',
      'cours de cuisine,cuisine,atelier de cuisine,concours de cuisine,démonstration culinaire,cours de pâtisserie,pâtisserie,show cooking',
    ],
    [
      'leisure',
      'gardening',
      'jardinage,bricolage,troc de plantes,bourse aux plantes,fête des plantes,vente de plantes,foire aux plantes,rendez vous aux jardins,compostage,potager,permaculture,repair café',
    ],
    [
      'leisure',
      'hiking',
      'randonnée,rando,randonnée pédestre,balade nature,marche nordique,trek,promenade guidée,sortie nature,marche gourmande,rando gourmande,balade en forêt,randonnée nocturne,randonnée guidée',
    ],
    [
      'leisure',
      'cars',
      'voiture ancienne,voitures anciennes,automobile,salon de l auto,rassemblement de voitures,rassemblement auto,tuning,voitures de collection,voiture de collection,salon automobile,rassemblement de motos',
    ],
    ['culture', null, 'culture,culturel,culturelle,sortie culturelle,événement culturel'],
    [
      'culture',
      'theatre',
      'théâtre*,pièce de théâtre,théâtre de rue,théâtre d improvisation,impro,improvisation théâtrale,café théâtre,comédie de boulevard,théâtre musical,théâtre classique,théâtre contemporain,théâtre amateur,théâtre d ombres',
    ],
    [
      'culture',
      'dance',
      'danse,ballet,danse contemporaine,danse classique,danse hip hop,breakdance,spectacle de danse,cours de danse,danse orientale,danse africaine,danse de salon,danse country,stage de danse,gala de danse,thé dansant,danse folk,bal trad,danse bretonne',
    ],
    [
      'culture',
      'exhibitions',
      'exposition,expo,vernissage,finissage,rétrospective,exposition d art,exposition temporaire,expo d art,installation artistique,exposition permanente,expo de peinture,exposition de peinture,exposition de sculpture,accrochage',
    ],
    [
      'culture',
      'talks',
      'conférence,débat,table ronde,colloque,conférence débat,séminaire,causerie,café philo,symposium,conférence publique,rencontre débat,café débat,conférence gesticulée,journée d étude',
    ],
    [
      'culture',
      'workshops',
      'atelier,atelier créatif,ateliers créatifs,atelier manuel,loisirs créatifs,atelier d art,stage créatif,atelier artistique,atelier diy,atelier poterie,atelier céramique,atelier couture',
    ],
    [
      'culture',
      'heritage',
      'patrimoine,monument historique,visite patrimoniale,visite historique,journées du patrimoine,journée du patrimoine,visite de château,archéologie,visite d église,reconstitution historique,patrimoine industriel',
    ],
    [
      'culture',
      'photography',
      'photographie,photo*,expo photo,exposition photo,exposition de photos,exposition photographique,expo de photos,atelier photo,marathon photo,rencontres photographiques,cours de photo,stage photo',
    ],
    [
      'tech',
      null,
      'tech,technologie,numérique,informatique,hackathon,meetup tech,intelligence artificielle,startup,start up,robotique,coding,cybersécurité,fablab,impression 3 d,programmation informatique,logiciel libre,high tech,réalité virtuelle,blockchain',
    ],
    ['festival', null, 'festival'],
    [
      'festival',
      'music-festivals',
      'festival de musique,festival musical,festival de musiques actuelles,festival musique',
    ],
    ['festival', 'cultural-festivals', 'festival culturel'],
    ['festival', 'food-festivals', 'festival gastronomique,festival culinaire,festival de gastronomie'],
    [
      'festival',
      'arts-festivals',
      'festival d art,festival d arts,festival des arts,festival d arts de rue,festival artistique',
    ],
    ['festival', 'traditional-festivals', 'festival traditionnel,festival folklorique,festival interceltique'],
    [
      'food',
      null,
      'gastronomie,gastronomique,dégustation,dégustation de vin,food truck,brunch,œnologie,street food,nourriture,dîner spectacle,apéro,repas partagé,banquet,cours d œnologie,dégustation de vins,repas gastronomique,restauration,salon des vins,salon du vin,marché gourmand,soirée dégustation',
    ],
    [
      'leisure',
      'neighbourhood-parties',
      'fête de quartier,kermesse,fête des voisins,fête de l école,fête de rue,repas de quartier,fête du quartier',
    ],
    [
      'leisure',
      'traditional-parties',
      'carnaval,fest noz,fest deiz,fête traditionnelle,fête folklorique,fête médiévale,fêtes médiévales,feria,bal populaire,fête votive,fête patronale,fête du village,fête de village,bal musette,bandas',
    ],
    [
      'leisure',
      'seasonal-parties',
      'fête saisonnière,fête de la saint jean,feu de la saint jean,fête des vendanges,fête de noël,fête de printemps,arbre de noël,fête de la moisson,chasse aux œufs',
    ],
    [
      'leisure',
      'markets',
      '!marché*,!marchés,marché de noël,marché de producteurs,marché artisanal,marché bio,marché aux fleurs,marché fermier,marché de créateurs,marché aux truffes,marché des créateurs,marché de potiers,halles gourmandes',
    ],
    [
      'leisure',
      'flea-markets',
      'brocante,vide grenier,braderie,marché aux puces,puces,vide dressing,bric à brac,vide maison,foire à tout,bourse aux jouets,bourse aux vêtements,troc et puces,réderie,vide atelier,vide greniers,bourse puériculture,brocante vide grenier,marché de brocante',
    ],
    [
      'leisure',
      'country-fairs',
      'foire*,fête foraine,comice agricole,foire agricole,foire aux vins,foire aux bestiaux,foire artisanale,foire exposition,fête de l agriculture,foire d automne,foire de printemps',
    ],
  ],
  lookalikes:
    'cannes concept convert danser dansez dense foirer voila viole state train trial march mental debut debit bleus transe tranche billet boxer notation filme',
  commonNames:
    'tours orange sens nice die mars lens vif gap vire auch fontaine moulins saintes grasse menton pantin trappes croix sceaux fougeres royan antony vernon laval robert le_robert le_port la_fleche l_aigle la_garde la_possession le_tampon la_trinite le_marin carmaux royat',
  regions:
    'bretagne champagne corse alsace lorraine provence normandie bourgogne auvergne savoie picardie vendee france europe touraine anjou lire vivre faire voir dire boire table bras main feu bord bois',
  silent:
    'a au aux avec ce ces cette chez d dans de des du elle en entre est et il ils j je l la le les leur lui ma mes moi mon n nos notre on ou par pas pour qu que quel quelle qui quoi sa se ses si son sont sur ta te toi ton tous tout toute toutes tres trop tu un une vers votre vous y faire voir aller sortir ecouter evenement evenements sortie sorties activite activites spectacle spectacles soiree soirees svp merci',
  isDayFirst: true,
};
