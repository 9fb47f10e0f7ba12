import { chartsAnswer } from '#tidy/charts';
import { filesHaveNoCircles } from '#tidy/circles';
import { engineIsPure, fetchOnlyInTheApi, noRawHtml, nothingIsLeftForLater, patternsAreWrittenOut, sqlLivesInStores } from '#tidy/content';
import { dependenciesAreImported } from '#tidy/dependencies';
import {
  doorsAreClosed,
  featuresHaveNoCycles,
  featuresMeetInPublic,
  importsPointDownwards,
  layersPointDownwards,
  noAliases,
  noClimbing,
} from '#tidy/direction';
import { castsGiveTheirReason, literalsAreWrittenAsTheyRead, noDefaultExports, noEnums } from '#tidy/language';
import { noBarrels, noDrawers, namesArePlain, pathsAreKebabCase } from '#tidy/names';
import { grantsAreAskedFor, tablesHaveOneWriter } from '#tidy/ownership';
import { engineIsReached } from '#tidy/reach';
import { pagesJudgeByTheirView } from '#tidy/screens';
import { featuresAreSmall, filesAreShort, functionsAreShort } from '#tidy/size';
import type { Rule } from '#tidy/source';
import { tablesHavePriorities } from '#tidy/tables';
import { oneToday } from '#tidy/today';
import { textLivesInTextFiles } from '#tidy/wording';

/** The rules of the repository. A new one is added together with a violation that makes it fail, in tidy.test.ts. */
export const rules = {
  'imports point downwards: web and server → contract → engine': importsPointDownwards,
  'layers inside a part point downwards': layersPointDownwards,
  'a feature meets another only through its public.ts': featuresMeetInPublic,
  'features need each other in one direction': featuresHaveNoCycles,
  'files need each other in one direction': filesHaveNoCircles,
  'no import climbs with ../': noClimbing,
  'server and web cannot be imported': doorsAreClosed,
  'no aliases beside package.json imports': noAliases,
  'SQL lives in stores and the platform': sqlLivesInStores,
  'access grants are read by the grants feature': grantsAreAskedFor,
  'a table is written by one feature': tablesHaveOneWriter,
  'the engine is pure: no clock, no chance, no waiting, no world': engineIsPure,
  'no file of the engine is reached by tests alone': engineIsReached,
  'the web fetches in platform/api only': fetchOnlyInTheApi,
  'no raw HTML': noRawHtml,
  'patterns are written out': patternsAreWrittenOut,
  'nothing is left for later': nothingIsLeftForLater,
  'casts give their reason': castsGiveTheirReason,
  'no enum': noEnums,
  'literals are written as they read': literalsAreWrittenAsTheyRead,
  'no default export': noDefaultExports,
  'no barrels': noBarrels,
  'no drawers': noDrawers,
  'paths are kebab-case': pathsAreKebabCase,
  'features are small': featuresAreSmall,
  'files are short': filesAreShort,
  'functions are short': functionsAreShort,
  'text lives in text files': textLivesInTextFiles,
  'one today: no day of the database, no zone by hand': oneToday,
  'declared packages are imported': dependenciesAreImported,
  'pages judge by the view they are given': pagesJudgeByTheirView,
  'charts answer: drawn in ui/charts, read, opened, marked and copied': chartsAnswer,
  'tables of more than four columns have priorities for phones': tablesHavePriorities,
  'names are plain: no told, teller, shelf, sight or house': namesArePlain,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
