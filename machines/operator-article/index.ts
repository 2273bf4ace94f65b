export {
  type OperatorArticleRef,
  type OperatorArticleSnapshot,
  operatorArticleMachine,
} from './operator-article.machine.ts';
export * from './operator-article.select.ts';
export type {
  Article,
  ArticleChoice,
  ArticleDone,
  AwardRequest,
  CertificateRequest,
  ChosenFile,
  OperatorArticleReport,
  PageAddress,
  PublishRequest,
  ReadRequest,
  RecallRequest,
  SaveRequest,
  Schedule,
  TakenFile,
  VersionRequest,
} from './operator-article.types.ts';
