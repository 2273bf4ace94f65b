import { createDecipheriv, randomUUID } from 'node:crypto';
import type { CaptchaType, Point } from '#domain/captcha/protocol.ts';
import { type Colour, drawPng } from './png.ts';

/** The captcha protocol's measures: pictures of 310 × 155, a piece 47 wide. */
const PICTURE = { width: 310, height: 155 };
const PIECE = { width: 47, top: 54, height: 47 };
const TOLERANCE = { slider: 5, click: 25 };
const WORDS = ['航', '海', '船'];
/** 16 characters, as AES-128 needs. */
const SECRET_KEY = 'conformance-0001';

/** A puzzle and its answer: the driver reads the answer here, never from the page. */
export interface Puzzle {
  token: string;
  kind: CaptchaType;
  secretKey: string | null;
  /** One point for the slider, three for click-word. */
  answer: readonly Point[];
  isSolved: boolean;
}

const background = (x: number, y: number): Colour => [(x * 255) / PICTURE.width, (y * 255) / PICTURE.height, 160, 255];
const dark: Colour = [30, 30, 30, 255];
const clear: Colour = [0, 0, 0, 0];

const isInPiece = (x: number, y: number) => x >= 0 && x < PIECE.width && y >= PIECE.top && y < PIECE.top + PIECE.height;

function slider(secretKey: string | null) {
  const left = 100 + Math.floor(Math.random() * 120);
  const puzzle: Puzzle = newPuzzle('blockPuzzle', secretKey, [{ x: left, y: 5 }]);
  const picture = drawPng(PICTURE.width, PICTURE.height, (x, y) => (isInPiece(x - left, y) ? dark : background(x, y)));
  const piece = drawPng(PIECE.width, PICTURE.height, (x, y) => (isInPiece(x, y) ? background(left + x, y) : clear));
  return { puzzle, data: { originalImageBase64: picture, jigsawImageBase64: piece } };
}

function clickWord(secretKey: string | null) {
  const answer = [60, 150, 240].map((x, index) => ({ x, y: 45 + index * 30 }));
  const puzzle: Puzzle = newPuzzle('clickWord', secretKey, answer);
  const isNear = (x: number, y: number) =>
    answer.some((point) => Math.abs(point.x - x) < 9 && Math.abs(point.y - y) < 9);
  const picture = drawPng(PICTURE.width, PICTURE.height, (x, y) => (isNear(x, y) ? dark : background(x, y)));
  return { puzzle, data: { originalImageBase64: picture, wordList: WORDS } };
}

const newPuzzle = (kind: CaptchaType, secretKey: string | null, answer: readonly Point[]): Puzzle => ({
  token: randomUUID(),
  kind,
  secretKey,
  answer,
  isSolved: false,
});

/** The text of what the site sealed: AES ECB with PKCS7 under the puzzle's key, plain text without one. */
function open(sealed: string, { secretKey }: Puzzle): string {
  if (secretKey === null) return sealed;
  const cipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey), null);
  return Buffer.concat([cipher.update(sealed, 'base64'), cipher.final()]).toString('utf8');
}

function pointsIn(text: string): readonly Point[] {
  const parsed = JSON.parse(text) as Point | readonly Point[];
  return 'x' in parsed ? [parsed] : parsed;
}

function isRight({ kind, answer }: Puzzle, points: readonly Point[]): boolean {
  const isSlider = kind === 'blockPuzzle';
  const isNear = ({ x, y }: Point, right: Point) =>
    Math.abs(x - right.x) <= (isSlider ? TOLERANCE.slider : TOLERANCE.click) &&
    Math.abs(y - right.y) <= (isSlider ? 0 : TOLERANCE.click);
  return points.length === answer.length && points.every((point, index) => isNear(point, answer[index]!));
}

export function createCaptchas() {
  const puzzles = new Map<string, Puzzle>();
  let latest: Puzzle | null = null;
  return {
    latest: () => latest,
    draw(kind: CaptchaType, withKey: boolean) {
      const secretKey = withKey ? SECRET_KEY : null;
      const { puzzle, data } = kind === 'clickWord' ? clickWord(secretKey) : slider(secretKey);
      puzzles.set(puzzle.token, puzzle);
      latest = puzzle;
      return { token: puzzle.token, ...(secretKey === null ? {} : { secretKey }), ...data };
    },
    /** Whether the points of a check solve the puzzle. */
    check(token: string, pointJson: string): boolean {
      const puzzle = puzzles.get(token);
      if (puzzle === undefined) return false;
      puzzle.isSolved = isRight(puzzle, pointsIn(open(pointJson, puzzle)));
      return puzzle.isSolved;
    },
    /** Whether this is `token---points` of a solved puzzle; each is good once. */
    redeem(verification: string): boolean {
      const puzzle = [...puzzles.values()].find((one) => one.isSolved && isVerification(verification, one));
      if (puzzle !== undefined) puzzles.delete(puzzle.token);
      return puzzle !== undefined;
    },
  };
}

export type Captchas = ReturnType<typeof createCaptchas>;

function isVerification(verification: string, puzzle: Puzzle): boolean {
  try {
    const [token, points = ''] = open(verification, puzzle).split('---');
    return token === puzzle.token && isRight(puzzle, pointsIn(points));
  } catch {
    return false;
  }
}
