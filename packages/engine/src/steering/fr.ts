import type { SteeringDictionary } from './SteeringDictionary.ts';

/** French, for `steer`. */
export const frenchSteering: SteeringDictionary = {
  opening:
    'alors|bon|ben|bah|euh|ok|oui|non|hey|salut|bonjour|mais|et|puis|aussi|en fait|par contre|du coup|franchement|vraiment|perso|moi|stp|svp|s il (te|vous) plait|(est ce que )?(tu peux|vous pouvez|on peut|pouvez vous|peux tu|pourrais tu)( me| m)?|oups|(est ce que )?(ce serait|serait il|c est|est ce) possible d (avoir|en avoir)|(on )?(pourrait on|pourrait|pourrions nous) avoir|j aimerais bien|jaimerais',
  closing:
    'stp|svp|s il (te|vous) plait|merci( d avance)?|quand meme|si possible|de preference|pour (moi|nous)|dans (la|ma) liste|en fait|grave|de ouf|de la vie|par pitie|d avance|merci|hein|please|pls',
  but: 'mais|puis|donc|alors|car|par contre|sauf que|en revanche|du coup',
  at: 'à',
  nouns:
    'trucs?|choses?|sorties?|evenements?|events?|activites?|soirees?|spectacles?|plans?|idees?|qui|est|sont|ce|tout|toutes?|tous|genre|style',
  subjects: [
    ['family', 'gosses?|gamins?|mioches?|familia(l|le|ux|les)|enfants?|famille|jeune public|tout petits|bebes?'],
    ['food', 'bouffe|nourriture|miam|manger|food'],
    ['hiking', 'randos?|balades?|marche'],
    ['music', 'zik|zic|musik|live'],
    ['cinema', 'cinoche|films?'],
    ['sport', 'sports?'],
    ['gardening', 'jardins?'],
    ['video-games', 'gaming|jeux video'],
    ['photography', 'photos?'],
    ['literature', 'livres?|lecture|bouquins?'],
    ['exhibitions', 'expos?|musees?'],
  ],
  starts: 'plus|moins|pas|rien|jamais|surtout|davantage|seulement|uniquement',
  vague:
    'plus|moins|pas|rien|jamais|surtout|davantage|seulement|uniquement|trop|assez|tard|tot|heure|eloignee?s?|autres?|loin|pres|chere?s?|bien|mal|beau|nulle?s?|vraiment|encore|fans?|m|t|s|c|ca|moi|ceci|cela|ici|maintenant|veux|peux|fais|fait|va|vais|aime|adore|bruyante?s?|calmes?|temps|pluie|envie|avis|fois|prix|distance|euros?|km|heures?|celui|celle|contraire|premiere?s?|deuxieme|dernieres?|derniers?|reste|meme|pieds?|bus|gens|vrais?|perimetre|zone|liste|appli|petite?s?|gros(se)?s?|dures?|voir|sauf|suivante?s?|monde|foule',
  weekend: '(le |les |ce )?(week ?ends?|we|fins? de semaine)',
  workdays: '(la |en |les jours de )?semaine|jours de semaine',
  parts: ['matins?|matinees?', 'apres midis?|aprem', 'soirs?|soirees?', 'nuits?'],
  noon: 'midi',
  midnight: 'minuit',
  rules: [
    ['unread', '(pas|plus) (mal|grave|faux|encore|maintenant|sur|moi|question|ici|vraiment|trop)'],
    [
      'reset',
      '(oublie|efface|supprime|vire|reinitialise|enleve|annule)(s|z)?( moi)? (tout|mes gouts|mes preferences|tous mes gouts|tout ce que j ai dit|toute la liste)|((on |je )?(repart(ir)?|reprend(re)?|recommence(r)?|remet(tre|s)?)( tout)?( de| a) zero)|recommence[rz]?( tout)?( depuis le debut)?|(remise|remettre|tout) a zero|tout (effacer|supprimer|oublier|reinitialiser)|reset|reinitialise(r)?',
    ],
    [
      'undo',
      '(annule|defais|retire|oublie)( ca| cela| la derniere( modif(ication)?)?| le dernier (changement|truc))?|reviens( en arriere| comme avant)?|retour( en arriere| arriere)?|(remets )?comme avant|j ai change d avis|je me suis trompee?|erreur',
    ],
    [
      'hideOrganiser',
      '((je (ne )?veux )?(plus|pas) (rien )?(voir )?|plus|pas|jamais|bloque|masque|cache|vire|enleve|retire|supprime|exclus|stop|rien|plus rien|bannis)( jamais)?( (de|a|avec|par))?( les (evenements|sorties) de)? (cet|cette|l|ces|le meme)( meme)? (organisat(eur|rice)s?|orgas?|associations?|assos?)',
    ],
    [
      'likeThis',
      '((plus|d autres|encore|encore des|davantage|montre moi( plus| d autres)?|trouve moi( plus| d autres)?)( d evenements| de sorties| (de )?trucs| (de )?choses| d autres)? (comme|du genre|similaires? a|semblables? a|qui ressemblent? a|dans le genre de) (celui|celle|ceux|ca|cet evenement|cette sortie)( ci| la)?)|(plus |encore |d autres )?(dans|de|du) (ce|le|cet|ce meme) (meme )?(genre|style|registre|esprit|type)( la)?|(j adore|j aime|super|top|genial|parfait) (celui|celle|ca|ce genre|ce style)( ci| la)?|(la )?meme chose|pareil|encore ca|j en veux (d autres|plus|encore)( comme (ca|celui ci|celle ci))?|plus comme ca',
    ],
    [
      'unlikeThis',
      '(pas|moins|rien|plus|jamais)( de trucs| de choses| d evenements)? (comme|du genre|dans le genre de) (celui|celle|ceux|ca)( ci| la)?|(moins|pas|plus)( de trucs| de choses| d evenements)? (de|dans) ce (genre|style|type)( la)?|(rien a voir|aucun rapport)( avec (mes gouts|moi|ce que j aime))?|(c est )?(pas|tres peu) (du tout )?(mon|pour) (style|genre|truc|delire|moi|kif)',
    ],
    [
      'hideThis',
      '(pas|plus|cache|masque|enleve|retire|vire|supprime|jamais|oublie|ignore)( moi)?( jamais)? (celui|celle)( ci| la)?|(cache|masque|enleve|retire|vire|supprime|ignore)( moi)? (cet|ce|cette|l|le|la|ca)( (evenement|truc|spectacle|concert|sortie))?( la)?|(pas|plus) (cet evenement|ca|cette sortie)|(celui (ci|la)|celle (ci|la)|ca|je l ai) (je l ai )?deja (vu|fait)e?|(ca|celui (ci|la)) (ne )?m interesse pas|(je l ai )?deja (vu|fait)|(j y suis |j y ai )?deja (alle|ete)e?|pas interessee?',
    ],
    [
      'surprise',
      '(surprend[sz]?|surprenez|etonne[sz]?|bluffe[sz]?|epate[sz]?|depayse[sz]?)( moi| nous)?|((choisis|propose|trouve|prends)( moi)? (un truc |quelque chose )?)?au (hasard|pif)|(fais|faites|faire) (moi|nous) ((une |la )?surprise|decouvrir( autre chose| de nouvelles choses| du nouveau| quelque chose)?)|(une |la )?surprise|sor[st](ez)? (moi|nous) de (ma|mes|notre|nos) (bulle|zone de confort|habitudes?|routine)|((montre|propose|trouve) moi )?(quelque chose|un truc|autre chose)( d inattendu| de nouveau| de different| d original| inattendu| different| original| que je ne connais pas)?|(de )?l (inattendu|inconnu)|(du |de la )?nouveau(te)?|change (moi|nous) (d air|les idees)|de l original|(mets?|trouve|cherche|propose|montre)( moi)? (autre chose|du nouveau)|(j ai |on a )?envie (de|d) (nouveaute|changement|changer|autre chose)|un (truc|evenement|plan) au (hasard|pif)|(fais|faites) (moi|nous) decouvrir (un (truc|plan)|des (trucs|choses|plans))',
    ],
    [
      'vary',
      '(varie[rz]?|melange[rz]?|diversifie[rz]?|alterne[rz]?)( un peu| davantage)?( plus)?( (les (genres|styles|categories|sorties)|la liste|tout))?|(un peu |beaucoup )?plus (de )?(variete|varie|diversite|diversifie|melange|variee?)|((c est |encore |tjs |on voit |tu montres |j ai )?(toujours|tout le temps|tjs) (la meme chose|pareil|les memes( choses| trucs)?|le meme (genre|truc)))|(un peu |il faut )?de tout|(il y a |y a |c est |ca )?(trop |un peu )?(monotone|repetitif|tourne en rond)|change un peu|pas toujours (la meme chose|pareil|les memes)',
    ],
    [
      'anyPrice',
      '(peu importe|n importe quel|qu importe|tous les|osef d[eu]?|on s en (fiche|fout) d[eu])( le| les| l)?( prix|budget|tarifs?|argent)|(le |mon |les )?(prix|budget|tarif|argent) (m est egal|est egal|(est )?illimite|(n )?est pas (un probleme|un souci|important)|(n )?importe peu|(ne )?compte pas|on s en (fout|fiche)|osef|c est pas (grave|un probleme|important))|(pas de|sans|aucune|plus de) (limite|plafond|maximum) (de |du )?(prix|budget)|enleve (la limite de|le) (prix|budget)( max(imum)?)?|a (tout|n importe quel) prix',
    ],
    [
      'free',
      '(que|seulement|uniquement|juste|rien que|exclusivement|tout|tout en)( du| des| de la| le| les| ce qui est)?( trucs| evenements| sorties| choses)?( entierement)? (gratuite?s?|gratos)|(du |le )?(gratuite?s?|gratos)( trucs)? (seulement|uniquement|exclusivement|et rien d autre|ou rien|sinon rien)|(je suis|on est|suis) (fauchee?s?|a sec|sans le sou|sans un rond)|(je |on )(ne )?veu[xt] (rien|pas) payer|(rien de payant|pas de payant|sans payer|rien a payer)|0 (€|euros?)( max(imum)?)?|gratuite?s?|gratos',
    ],
    [
      'maxPrice',
      '(rien|pas|jamais)( d evenements?| de trucs?| de sorties?)? ?(a |au |de )?(plus|dela|dessus)( cher)? (de |d |que )<n>( €| euros?| balles| eur)?( par personne)?|((mon |un |avec )?budget( max(imum)?)?( c est| de| est de| :)? |(au )?max(imum)? |moins (de |d )|jusqu a |en dessous (de |des )|au dessous de |sous (les )?|pas plus (de |d )|au plus |a moins (de |d ))<n> (€|euros?|balles|eur)( max(imum)?| par personne| la place)?',
    ],
    [
      'maxPrice',
      '<n> (€|euros?|balles|eur) (max(imum)?|au plus|au max(imum)?|pas plus|grand max(imum)?)( par personne| la place)?',
    ],
    ['maxPrice', '(max(imum)?|budget) <n>'],
    [
      'maxPrice',
      '(je |on )(ne )?(veux|peux|veut|peut) (pas )?(mettre |depenser |payer )(plus de|que|max(imum)?|jusqu a) <n> (€|euros?|balles|eur)',
    ],
    [
      'cheaper',
      '(des |quelque chose de |un truc |des trucs )?(un peu |beaucoup |bien )?moins (cher|chers|chere|cheres|onereux|couteux)( possible)?|((c est|c|tout ca c est|vraiment|tout est) )?(trop|hyper|tellement|super|beaucoup trop) (chere?s?|couteux)( tout ca)?|c est (un peu )?chere?s?|(un peu )?plus (abordables?|economiques?|accessibles?)|((j ai|avec) )?(un )?petit budget|(des )?prix (plus bas|plus petits)|baisse[rz]? les prix|(c est |tout est )?hors de prix|(j ai|on a) (pas|plus) (d argent|un rond|de sous|de thune)|(des )?petits prix|pas (trop )?cher',
    ],
    [
      'within',
      '((pas |rien |jamais )(a )?(plus (loin )?(de|que d|que)|au dela de)|(seulement |uniquement )?(a )?moins de|(dans )?un rayon de|rayon (de )?|(a )?max(imum)?) <n> (km|kilometres?|bornes)( max(imum)?| autour| a la ronde| de (chez (moi|nous)|la maison|moi|nous)| d ici| autour de (chez )?(moi|nous))*',
    ],
    [
      'within',
      '(a )?<n> (km|kilometres?|bornes) (max(imum)?|au plus|a la ronde|autour|pas plus|grand max(imum)?)( de chez (moi|nous))?',
    ],
    [
      'nearer',
      '((un peu |beaucoup |bien )?plus (pres|proches?)|moins loin)( de (chez (moi|nous)|la maison|moi|nous)| d ici)?|(c est |tout ca est |tout est |vraiment |ca fait )?(trop|super|hyper|un peu|beaucoup trop) loin( de (chez (moi|nous)|la maison)| tout ca)?|c est loin( tout ca)?|(reduis|resserre|diminue)[zr]?( un peu)? (le (perimetre|rayon)|la (zone|distance))|rapproche[sz]?( toi| vous| un peu| les sorties)?|pas (si|trop|aussi|tant) loin|pas loin( d ici)?|(trop )?eloignee?s?|(que )?dans (mon|le) (quartier|coin)|a cote( de (chez (moi|nous)|la maison))?|(pres|proche) de (chez (moi|nous)|la maison|moi)|(j ai|on a) pas (de|la) (voiture|permis)|(je suis|on est) a pied',
    ],
    [
      'farther',
      '(un peu |beaucoup |bien )?plus loin( c est ok)?|(elargi[st]?[sr]?(sez)?|agrandi[sr]?|etend[sz]?|augmente[rz]?)( un peu| plus)?( (la zone|autour|le rayon|le perimetre|la recherche|la distance))?|(je peux|on peut|je suis prete?|prete?s?|ok pour|d accord pour|on est prets?)( a)? (aller|rouler|bouger|faire (de la )?(route|kilometres|voiture))( un peu| bien)?( plus)?( loin)?|(j ai|on a) (une|la) voiture|(la )?distance (m est egale|n importe pas|importe peu|on s en (fiche|fout)|(n )?est pas un (probleme|souci))|plus large|meme loin|peu importe la distance|plus loin (si besoin|aussi|ca va|c est bon)',
    ],
    [
      'access',
      '((il )?(me |nous )?(faut|faudrait)( que ce soit| absolument| un acces)?|j ai besoin d(e|u)?( un acces)?|je (suis|me deplace|viens|circule)|on (est|vient)|avec|que ce soit|seulement|uniquement|que des trucs)?( un| une| en| des)? ?<s>',
    ],
    [
      'home',
      '(j habite|je vis|je loge|j ai demenage|on habite|nous habitons|je reside|je dors|je bosse|on vit)( maintenant| desormais)? (a|au|aux|sur|en|pres de|vers|dans) <c>',
    ],
    ['home', '(j habite|on habite) <c>'],
    ['home', '(on vient|je viens|nous venons) de demenager (a|au|aux|sur) <c>'],
    ['home', '(autour|aux alentours|pres|du cote|a cote) d(e|u|es) <c>'],
    ['home', '(je suis|on est|me voila|plutot)( maintenant| desormais)? (a|au|aux|sur) <c>'],
    [
      'home',
      '(plutot|regarde|cherche|montre moi|pars|depuis|a partir)( plutot)? (vers|du cote de|autour de|de|depuis) <c>',
    ],
    [
      'notBefore',
      '(plus )?(rien|pas|jamais|aucun evenement|aucune sortie)( rien)? avant <h>( du soir)?|(seulement |uniquement |que |juste |plutot )?(apres|a partir de|des) <h>|pas plus tot que <h>|(je|j|on) (finis|finit|termine|sors|sort|suis (libre|dispo)|est (libre|dispo)|bosse|travaille|debauche)( le (boulot|travail|taf|bureau)| du (boulot|travail|taf|bureau))? (a|vers|jusqu a|apres|a partir de|que) <h>|((qui )?(commencent?|debutent?)|debut|commence) (apres|a partir de|pas avant) <h>',
    ],
    [
      'notAfter',
      '(rien|pas|jamais) (apres|plus tard que|passe) <h>|(pas plus tard que|jusqu a) <h>( max(imum)?)?|((je|on) doi[st]|(il )?faut que (je|j)|faut) (rentrer|etre rentree?s?|partir|rentre|parte|etre (chez moi|a la maison)|sois rentree?)( chez (moi|nous)| a la maison)? (avant|a|pour|vers) <h>|((qui )?(fini(t|ssent|r)?|termine(nt|r)?)|fin|(mon |le )?dernier (train|metro|bus|tram)( est)?) (avant|a|pour|vers) <h>|(seulement |uniquement |que )?avant <h>|je me couche a <h>',
    ],
    ['between', '(seulement |uniquement |que |plutot )?(entre|de) <h> (et|a) <h2>'],

    [
      'more',
      '(pas assez|((il |ca )(nous |me )?)?manque( un peu| vraiment)?|(il )?y a pas assez|(le |les )?plus possible) <s>',
    ],
    ['less', '(pas|plus) (trop |vraiment |tellement |du tout )?(fans?|branchee?s?|amat(eur|rice)s?|adeptes?) <s>'],
    ['less', 'plus trop <s>'],
    ['never', '(plus|pas) du tout <s>'],
    ['never', '(plus jamais|jamais plus|plus aucune?s?|plus un seul|plus une seule) <s>'],
    ['never', '(plus|pas) <s> du tout'],
    [
      'never',
      '(je|j) (ne )?(veux|voudrais|souhaite|aimerais|peux) (plus|pas)( du tout)?( jamais)? (voir|entendre parler|avoir|entendre)( du tout)? <s>',
    ],
    ['never', '(jveux|jveu|j veux|veux) (plus|pas)( jamais)?( voir| entendre parler)? <s>'],
    ['never', '(je|on) ((ne )?(veux|veut) pas|ne (veux|veut) plus) <s>'],
    ['never', '(zero|jamais|aucune?s?|ni|surtout pas|hors de question|sans|tout sauf|adieu|fini) <s>'],
    ['never', '<s> (non|plus jamais|jamais( plus)?|non merci|stop|dehors)'],
    ['never', '(stop|halte|non)( a| au| aux)? <s>'],
    [
      'never',
      '(enleve|vire|supprime|retire|masque|cache|bannis|elimine|degage|exclu|exclus|exclure|evite|bloque)[srz]?( moi)?( tout ce qui est| tous les| toutes les)? <s>',
    ],
    [
      'never',
      '(ne (me |m |nous )?|(me|nous) )(propose|montre|affiche|met|suggere|parle|recommande)[stz]? (plus|pas|jamais)( jamais)? <s>',
    ],
    ['never', '(propose|montre|affiche|met|suggere|parle|recommande)[stz]?( moi| nous)? (pas|jamais|plus jamais) <s>'],
    ['never', '(ne )?(plus|pas|jamais) me (proposer|montrer|afficher|mettre|suggerer) <s>'],
    ['never', '(arrete[sz]?|cesse[sz]?)( avec| de me (proposer|montrer|mettre|parler)| moi)? <s>'],
    [
      'never',
      '(je|j|on) (deteste|hais|ai horreur|supporte pas|ne supporte pas|hait|execre|fuis|(suis|est) allergique|boycotte)[rs]?( a| au| aux)? <s>',
    ],

    ['ask', 'plus les? <s>'],
    ['ask', '(je|j|on|nous) (veux|veut|voulons|voudrais) plus <s>'],
    [
      'less',
      '((un )?peu |beaucoup |bcp |bien |vraiment |nettement |encore |carrement |legerement )?moins?( souvent)? <s>',
    ],
    [
      'less',
      '(il )?(y a |c est |je vois |on voit |j ai |ya |t as mis )?((beaucoup |bcp |un peu |bien )?trop|plein) <s>',
    ],
    ['less', 'pas (autant|tant|trop|tellement|tous ces|toutes ces|forcement|que) <s>'],
    [
      'less',
      '(ca suffit|suffit|assez|marre|basta|((il )?y en a|j en ai|on en a) (marre|assez|ras le bol|ras la casquette|plein le dos)|ras le bol|je sature|j en peux plus|(je suis |on est )?(lasse?e?s?|saoulee?s?|soulee?s?|fatiguee?s?))( avec| a force)? <s>',
    ],
    ['less', '<s> (ca|c) (suffit|est bon|va bien|commence a bien faire)( la)?'],
    ['less', '<s> (bof|mouais|moyen|pas trop|pas fan|bof bof|non merci|tres peu pour (moi|nous))'],
    ['less', '(bof|mouais)( bof)? <s>'],
    ['less', 'encore <s> non'],
    [
      'less',
      '(je|j|on|nous) (ne |n )?(suis|sommes|est) pas (tres |trop |vraiment |super |hyper |du tout |tellement |plus )*((un |une |des )?(grande?s? |gros )?(fans?|branchee?s?|portee?s? sur|adeptes?|amatrices?|amateurs?) )?<s>',
    ],
    [
      'less',
      '<s> (ce n est|c est|c|est|ce sont|sont|n est|c etait)? ?pas (trop |vraiment |du tout |tellement )?(mon|notre|ma|mes) (trucs?|delires?|dada|tasse de the|kif|came|fort|passion)',
    ],
    ['less', '(c est |ce n est )?pas (mon|notre) (truc|delire|dada|kif|fort) <s>'],
    ['less', '(on se calme|doucement|mollo|leve le pied|calme toi)( un peu)?( sur| avec)? <s>'],
    [
      'less',
      '(je|j|on|nous) (n |ne )?(aime|aimons|raffole|kiffe|adore)s? (pas|plus)( trop| vraiment| tellement| beaucoup| tant)? <s>',
    ],
    [
      'less',
      '<s> ((ca )?(m|me|nous) (ennuie|saoule|soule|gonfle|fatigue|barbe|lasse|emmerde|fait chier|endort|endorme|ennuient)(nt)?)',
    ],
    [
      'less',
      '<s> (ca )?((ne )?m (interesse|branche|emballe|attire|inspire)(nt)? (pas|plus|peu)( trop| vraiment| du tout| beaucoup| tellement)?|me (parle|dit|tente)(nt)? (pas|peu|plus)( trop)?)',
    ],
    ['less', '(diminue|reduis|limite|baisse|calme|ralentis)[rz]?( un peu)?( sur)? <s>'],

    ['more', '(du|de la|des|le|la|les) <s> oui'],
    ['more', '<s> oui'],
    [
      'restore',
      '(finalement|au final|tout compte fait) <s>( ca va| c est (bon|ok)| ok| pourquoi pas| tu peux remettre)?',
    ],
    [
      'restore',
      '<s> (finalement )?(ca (me )?va|c est (bon|ok)|ok|pourquoi pas|d accord|bon d accord)( finalement| en fait| a nouveau)?',
    ],
    ['restore', '(remets?|remettez|remettre|rends moi|retablis|reautorise|re)( moi)? <s>'],
    ['restore', '(ok pour|oublie( ce que j ai dit sur)?|laisse|comme avant pour|de nouveau|a nouveau) <s>'],

    ['only', '(que|seulement|uniquement|juste|rien que|exclusivement|rien d autre que|plus que)( avec| a| le)? <s>'],
    ['only', '<s> (seulement|uniquement|exclusivement|et rien d autre|sinon rien|ou rien)'],
    ['only', '(je|j|on) (ne )?(veux|veut|sors|sort|peux|peut|cherche)( voir| sortir| aller voir)? que <s>'],
    ['only', '(je|on) (suis|est) (libre|dispo)s? (que|seulement|uniquement) <s>'],

    ['never', 'rien( (a|au|en|dans|sur|le|la|les|du|de))* <s>'],
    ['never', '(pas|plus rien)( la peine)? <s>'],

    [
      'more',
      '((encore |un peu |beaucoup |bcp |bien |toujours |nettement |carrement )?(plus|davantage|d avantage)( souvent)?|encore|vive|vivement|surtout|plutot|principalement|priorite( a| au| aux)?|pas assez|(il )?(y a|ya) pas assez|(il )?manque( un peu| vraiment)?|(il )?me manque) <s>',
    ],
    [
      'more',
      '(je|j|on|nous)( en)? (veux|voudrais|aimerais|voulons|veut|cherche|cherchons|adore|adorons|aime|aimons|kiffe|raffole|prefere|suis plutot|est plutot|adorerais|souhaite|ai envie)( bien| beaucoup| trop| surtout| encore| voir| avoir| plutot| ecouter| aller voir)*( plus| davantage| d autres)? <s>',
    ],
    [
      'more',
      '(montre|propose|met|mets|donne|trouve|affiche|ajoute|rajoute|file|cherche|recommande|privilegie|favorise)[sz]?( moi| nous)?( en)?( plus| davantage| encore| surtout| plutot| d autres| un max| plein)* <s>',
    ],
    [
      'more',
      '((je suis|on est|nous sommes|suis) )?((une?|des|tres|trop|super|hyper|vraiment|plutot|gros(se)?|grande?s?) )*(fans?|amateurs?|amatrices?|passionnee?s?|fanas?|mordue?s?|branchee?s?|accros?|friands?|team|dingues?)( au?x?)? <s>',
    ],
    [
      'more',
      '<s> (j adore|on adore|j aime( bien)?|c est (super|genial|top|mon truc|la vie|cool)|avant tout|surtout|en priorite|d abord|a fond|a gogo)',
    ],
    ['more', '(du|de la) <s>( oui)?'],
  ],
};
