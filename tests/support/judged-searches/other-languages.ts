/** Searches in German, French, Turkish and Arabic in Latin letters, by buyers abroad; written before any of their words was known. */
export const otherLanguages = `
Zementsack | cement-valve-bag | project-cement-checkweighing partner-sakhrun
Kartoffelsack | leno-onion-bag | partner-nilvara
Sack für Zucker 50 kg | sugar-sack-liner | $sacks50
Preisliste Säcke | /quote | what-you-need-for-a-quote minimum-order
sac ciment | cement-valve-bag | project-cement-checkweighing partner-sakhrun
sacs de riz 50kg | bopp-rice-bag | partner-lagunta $sacks50
sac à pommes de terre | leno-onion-bag | partner-nilvara
prix sac ciment | cement-valve-bag | /quote project-cement-checkweighing partner-sakhrun
grand sac | $jumbo | fibc-safety project-jumbo-filling-station cert-fibc
çimento torbası | cement-valve-bag | project-cement-checkweighing partner-sakhrun
şeker çuvalı | sugar-sack-liner | project-sugar-lot-tracing partner-qandoria
un çuvalı | flour-sack | partner-sunbulan
big bag fiyat | $jumbo | /quote fibc-safety
shwal sukkar | sugar-sack-liner | project-sugar-lot-tracing partner-qandoria
kis isment | cement-valve-bag | project-cement-checkweighing partner-sakhrun
akyas ruz | bopp-rice-bag | partner-lagunta
kis sukkar 50 kilo | sugar-sack-liner | $sacks50
cement sak | cement-valve-bag | project-cement-checkweighing partner-sakhrun
msds | /certificates $certs |
`;
