export { type DeskArticleRef, type DeskArticleSnapshot, deskArticleMachine } from './desk-article.machine.ts';
export * from './desk-article.select.ts';
export type {
  Article,
  ArticleChoice,
  ArticleDone,
  AwardRequest,
  CertificateRequest,
  ChosenFile,
  DeskArticleReport,
  PageAddress,
  PublishRequest,
  ReadRequest,
  RecallRequest,
  SaveRequest,
  Schedule,
  TakenFile,
  VersionRequest,
} from './desk-article.types.ts';
