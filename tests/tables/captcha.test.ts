import { captchaCases } from '#machines/captcha/captcha.cases.ts';
import * as all from '#machines/captcha/captcha.select.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import { resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

stateTable(captchaMachine, captchaCases, { all }, { selectSlider: undefined, selectClickWord: undefined }, [
  {
    title: '[2.24] the slider is open',
    input: { captchaType: 'blockPuzzle' },
    events: [],
    value: 'sliding',
    can: [],
    shows: { selectSlider: 'slider' },
  },
  {
    title: '[2.24] the words are open',
    input: { captchaType: 'clickWord' },
    events: [],
    value: 'clicking',
    can: [],
    shows: { selectClickWord: 'clickWord' },
  },
  {
    title: '[2.24] neither is',
    input: { captchaType: 'clickWord' },
    events: [resolved('clickWord', { kind: 'closed' })],
    value: 'finished',
    can: [],
  },
]);
