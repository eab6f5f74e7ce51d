/**
 * Words that spam offers contain, one kind per line. One kind alone is not enough, since a member may work at a
 * casino: it takes two kinds, or one and a link. Words that visitors use too ('free trial', 'gift card') are not listed.
 */
export const offers: readonly RegExp[] = [
  /\bSEO\b|search engine optimi/iu,
  /back ?links?\b|link building|dofollow/iu,
  /guest posts?\b|sponsored (?:post|article)|domain authority/iu,
  /\bpage (?:one|1)\b|first page of google|\brank(?:ing|ed)?\b|outrank|google ads|more traffic/iu,
  /digital marketing|web ?(?:design|hosting)|website audit|logo design/iu,
  /(?:contact|feedback) ?forms|email list|рассылк|продвижение|раскрутка/iu,
  /bitcoin|\bbtc\b|\busdt\b|crypto|forex|binary options|passive income|заработок|криптовалют/iu,
  /business loan|no credit check|working capital|cash advance|кредит/iu,
  /casino|казино|poker|betting|free spins|slot gacor|judi online|1xbet|ставки на спорт/iu,
  /viagra|cialis|levitra|xanax|tramadol|виагр|сиалис|(?:no|without) prescription/iu,
  /\bsexy\b|\bnude\b|webcam|порно|секс/iu,
  /telegram|телеграм|\bt\.me\/|\bskype\b/iu,
  /wholesale|factory price|\bMOQ\b|private label|replica/iu,
];
