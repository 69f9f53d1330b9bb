import type { Category, SubcategorySlug } from '@lively/engine';

/** French words of agendas that are narrower than a category, and no filter of the search line: « techno », « escalade ». */
export const narrowerWords: readonly (readonly [Category, SubcategorySlug | null, words: string])[] = [
  ['music', null, 'récital,jam session,scène ouverte musicale,aubade'],
  ['music', 'pop', 'variété,variété française,synthpop,électropop,britpop,pop française,k pop,indie pop,dream pop'],
  [
    'music',
    'rock',
    'punk,grunge,hardcore,rockabilly,post punk,new wave,stoner,shoegaze,hard rock,punk rock,rock and roll,heavy metal,death metal,black metal,garage rock,indie rock,rock alternatif,post rock,rock progressif',
  ],
  [
    'music',
    'electronic',
    'techno,house music,deep house,trance,psytrance,drum and bass,dubstep,dj set,electro swing,hardtek,clubbing,disco,eurodance,acid house,tech house',
  ],
  ['music', 'hip-hop', 'rappeur,trap,beatbox,rap français,freestyle rap'],
  [
    'music',
    'classical',
    'opérette,orchestre symphonique,symphonie,quatuor à cordes,récital de piano,concerto,oratorio,requiem,art lyrique,sonate,cantate,récital lyrique,philharmonie,musique de chambre,musique baroque,musique ancienne,concert symphonique',
  ],
  ['music', 'jazz', 'blues,swing,bebop,big band,jazz manouche,jazz vocal,soul music,latin jazz'],
  [
    'music',
    'world-music',
    'reggae,dub,fado,afrobeat,cumbia,folk,raï,gnawa,klezmer,bossa nova,ragga,dancehall,ska,musique celtique,musique africaine,musique orientale,musique traditionnelle,musique irlandaise,musique latine,musique tsigane,musique folk',
  ],
  [
    'sport',
    null,
    'match,gymnastique,multisport,fitness,musculation,crossfit,compétition sportive,tournoi sportif,rencontre sportive,sport adapté',
  ],
  ['sport', 'football', 'futsal'],
  [
    'sport',
    'motorsport',
    'rallye,karting,formule 1,motocross,moto gp,course de moto,course de côte,autocross,enduro,supercross,kart cross,rallye automobile,course automobile',
  ],
  [
    'sport',
    'combat-sports',
    'judo,boxe,karaté,mma,lutte,escrime,taekwondo,aïkido,jiu jitsu,arts martiaux,kickboxing,muay thaï,boxe thaï,kung fu,krav maga,capoeira,sambo,gala de boxe',
  ],
  [
    'sport',
    'athletics',
    'marathon,semi marathon,course à pied,trail,running,jogging,cross country,course nature,triathlon,duathlon,ultra trail,course de relais,course solidaire,footing',
  ],
  [
    'sport',
    'racket-sports',
    'tennis,badminton,squash,padel,ping pong,tennis de table,pickleball,tournoi de tennis,tournoi de badminton,tournoi de ping pong',
  ],
  [
    'sport',
    'water-sports',
    'natation,voile,régate,aviron,kayak,canoë,canoë kayak,plongée,water polo,paddle,aquagym,plongeon,rafting,joutes nautiques,apnée,natation synchronisée',
  ],
  [
    'sport',
    'mountain-sports',
    'ski,escalade,alpinisme,ski de fond,ski alpin,biathlon,canyoning,raquettes à neige,via ferrata,spéléologie,cascade de glace,saut à ski',
  ],
  [
    'sport',
    'equestrian-sports',
    'concours hippique,course hippique,polo,dressage équestre,jumping,concours complet,spectacle équestre,attelage,horse ball',
  ],
  [
    'sport',
    'board-sports',
    'surf,skate,skateboard,snowboard,roller,planche à voile,kitesurf,wakeboard,windsurf,bmx,trottinette freestyle,longboard,bodyboard,wingfoil',
  ],
  [
    'sport',
    'extreme-sports',
    'parapente,parachutisme,saut en parachute,saut à l élastique,deltaplane,base jump,wingsuit,highline,chute libre',
  ],
  ['sport', 'basketball', 'streetball'],
  ['sport', 'handball', 'match de hand'],
  [
    'leisure',
    null,
    'jeu de société,jeux de société,escape game,karaoké,quiz,loto,bingo,blind test,jeu de rôle,jeux de rôle,soirée jeux,pétanque,belote,tarot,bowling,laser game,chasse au trésor,murder party,échecs',
  ],
  [
    'leisure',
    'literature',
    'lecture,salon du livre,poésie,rencontre littéraire,dédicace,club de lecture,lecture publique,lecture à voix haute,fête du livre,bourse aux livres,café littéraire,scène ouverte poésie,bande dessinée,foire aux livres',
  ],
  [
    'leisure',
    'cinema',
    'projection,avant première,court métrage,long métrage,documentaire,ciné club,ciné débat,cinéma en plein air',
  ],
  ['leisure', 'video-games', 'gaming,esport,retrogaming,lan party,e sport,jeux vidéo rétro'],
  ['food', 'cooking', 'démonstration culinaire,cours de pâtisserie,pâtisserie,show cooking'],
  [
    'leisure',
    'gardening',
    'troc de plantes,bourse aux plantes,fête des plantes,vente de plantes,rendez vous aux jardins,compostage,potager,permaculture,repair café,foire aux plantes',
  ],
  [
    'leisure',
    'hiking',
    'balade nature,marche nordique,trek,promenade guidée,sortie nature,marche gourmande,balade en forêt,rando gourmande,randonnée nocturne,randonnée guidée',
  ],
  [
    'leisure',
    'cars',
    'voiture ancienne,voitures anciennes,salon de l auto,rassemblement de voitures,rassemblement auto,tuning,voitures de collection,voiture de collection,rassemblement de motos,salon automobile',
  ],
  ['culture', 'theatre', 'impro,improvisation théâtrale,comédie de boulevard,café théâtre'],
  [
    'culture',
    'dance',
    'ballet,breakdance,thé dansant,bal trad,danse contemporaine,danse classique,danse orientale,danse africaine,danse country,danse folk,danse bretonne',
  ],
  [
    'culture',
    'exhibitions',
    'vernissage,finissage,rétrospective,installation artistique,accrochage,exposition temporaire,exposition permanente',
  ],
  [
    'culture',
    'talks',
    'débat,table ronde,colloque,séminaire,causerie,café philo,symposium,rencontre débat,café débat,journée d étude,conférence débat,conférence gesticulée',
  ],
  [
    'culture',
    'workshops',
    'stage créatif,atelier manuel,loisirs créatifs,atelier artistique,atelier diy,atelier poterie,atelier céramique,atelier couture',
  ],
  [
    'culture',
    'heritage',
    'monument historique,visite patrimoniale,visite historique,visite de château,archéologie,visite d église,reconstitution historique,patrimoine industriel',
  ],
  ['culture', 'photography', 'rencontres photographiques,exposition photographique,marathon photo,stage photo'],
  [
    'tech',
    null,
    'informatique,hackathon,intelligence artificielle,startup,start up,robotique,coding,cybersécurité,fablab,impression 3 d,programmation informatique,logiciel libre,réalité virtuelle,blockchain,meetup tech,high tech',
  ],
  [
    'food',
    null,
    'dégustation,dégustation de vin,food truck,brunch,œnologie,street food,nourriture,dîner spectacle,apéro,repas partagé,banquet,cours d œnologie,dégustation de vins,restauration,salon des vins,salon du vin,soirée dégustation,repas gastronomique',
  ],
  ['leisure', 'neighbourhood-parties', 'kermesse,fête des voisins,fête de l école,fête de rue,repas de quartier'],
  [
    'leisure',
    'traditional-parties',
    'carnaval,fest noz,fest deiz,fête folklorique,fête médiévale,fêtes médiévales,feria,bal populaire,fête votive,fête patronale,fête du village,fête de village,bal musette,bandas',
  ],
  [
    'leisure',
    'seasonal-parties',
    'fête de la saint jean,feu de la saint jean,fête des vendanges,fête de noël,fête de printemps,arbre de noël,fête de la moisson,chasse aux œufs',
  ],
  ['leisure', 'markets', 'halles gourmandes,marché aux fleurs,marché aux truffes'],
  [
    'leisure',
    'flea-markets',
    'braderie,puces,vide dressing,bric à brac,vide maison,bourse aux jouets,bourse aux vêtements,troc et puces,réderie,bourse puériculture,foire à tout,vide atelier',
  ],
  ['leisure', 'country-fairs', 'fête foraine,comice agricole,fête de l agriculture,foire aux vins,foire aux bestiaux'],
  ['sport', 'golf', 'mini golf,initiation au golf,disc golf'],
  ['sport', 'volleyball', 'beach volley'],
];
