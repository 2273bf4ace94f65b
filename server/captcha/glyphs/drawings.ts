/** A round shape; a counter runs the other way round. */
function ring(x: number, y: number, across: number, down = across, counter = false): string {
  const turn = Math.PI / 4;
  const at = (step: number, far = 1): string => {
    const angle = (counter ? -1 : 1) * step * turn;
    return `${Math.round(x + Math.cos(angle) * across * far)} ${Math.round(y + Math.sin(angle) * down * far)}`;
  };
  const arcs = Array.from({ length: 8 }, (_, step) => `Q${at(step + 0.5, 1.082)} ${at(step + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** Corners on two rings in turn: a star, or the rays of a sun. */
function spikes(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: count * 2 }, (_, step) => {
    const angle = (step * Math.PI) / count - Math.PI / 2;
    const reach = step % 2 === 0 ? outer : inner;
    return `${Math.round(125 + Math.cos(angle) * reach)} ${Math.round(125 + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}

const petals = Array.from({ length: 5 }, (_, step) => {
  const angle = (step * Math.PI * 2) / 5 - Math.PI / 2;
  return ring(Math.round(125 + Math.cos(angle) * 68), Math.round(125 + Math.sin(angle) * 68), 42);
});

/** What each of these words means, as a plain silhouette in the box of the outlines; counters run the other way. */
export const drawings: Readonly<Record<string, string>> = {
  山: 'M5 225L85 70L120 135L160 50L245 225Z',
  月: 'M165 15Q60 20 50 125Q60 230 165 235Q205 232 225 205Q120 205 115 125Q120 45 225 45Q205 18 165 15Z',
  星: spikes(5, 125, 52),
  心: 'M125 230C20 150 0 95 25 50C50 15 105 20 125 65C145 20 200 15 225 50C250 95 230 150 125 230Z',
  鱼: `M5 55Q45 95 70 105Q120 50 190 75Q235 95 245 125Q235 155 190 175Q120 200 70 145Q45 155 5 195Q25 125 5 55Z${ring(200, 112, 12, 12, true)}`,
  火: 'M130 5Q220 90 215 165Q205 240 125 245Q45 240 35 165Q35 115 75 75Q80 115 105 125Q95 60 130 5Z',
  水: 'M125 5Q215 115 210 165Q200 240 125 245Q50 240 40 165Q35 115 125 5Z',
  伞: 'M125 10Q235 20 245 130Q215 105 185 130Q160 105 137 125L137 205Q135 245 98 245Q65 243 65 205L87 205Q87 222 98 222Q113 222 113 205L113 125Q90 105 65 130Q35 105 5 130Q15 20 125 10Z',
  车: `M10 70L150 70L150 100L205 100L245 145L245 195L10 195Z${ring(65, 200, 34)}${ring(190, 200, 34)}${ring(65, 200, 13, 13, true)}${ring(190, 200, 13, 13, true)}`,
  木: 'M105 245L105 170Q30 180 25 125Q25 85 65 75Q75 10 130 10Q185 15 190 75Q230 90 225 130Q215 180 145 170L145 245Z',
  花: `${petals.join('')}${ring(125, 125, 30, 30, true)}`,
  日: `${spikes(10, 125, 88)}${ring(125, 125, 58, 58, true)}${ring(125, 125, 42)}`,
  雨: 'M60 140Q5 135 10 95Q20 60 60 60Q80 10 130 15Q180 20 190 65Q240 65 240 105Q235 140 195 140ZM60 165L85 165L65 240L40 240ZM120 165L145 165L125 240L100 240ZM180 165L205 165L185 240L160 240Z',
  叶: 'M240 10Q90 15 45 85Q15 140 55 185L10 232L25 247L70 200Q120 235 175 195Q240 145 240 10ZM190 65L80 180L72 172Z',
  杯: 'M25 40L185 40L185 70Q245 65 242 120Q235 175 172 178Q165 215 150 225L60 225Q30 205 25 40ZM184 95Q182 130 178 152Q215 148 216 120Q216 95 184 95Z',
  帆: 'M110 5L110 165L10 165ZM130 30Q220 85 235 165L130 165ZM10 185L240 185Q225 235 185 242L65 242Q25 235 10 185Z',
  云: 'M60 200Q0 195 8 145Q18 100 62 105Q75 45 135 50Q185 58 195 108Q245 108 243 155Q235 200 190 200Z',
  果: 'M118 65Q120 30 150 5L165 15Q140 35 137 65Q205 45 230 110Q235 190 175 240Q150 250 125 238Q100 250 75 240Q15 190 20 110Q45 45 118 65Z',
  钟: `M125 5Q145 10 143 30Q200 45 205 120Q205 175 235 205L15 205Q45 175 45 120Q50 45 107 30Q105 10 125 5Z${ring(125, 220, 26)}`,
  房: 'M125 10L245 120L215 120L215 240L150 240L150 165L100 165L100 240L35 240L35 120L5 120Z',
  兔: `M95 110Q45 20 70 8Q110 5 120 90L130 90Q140 5 180 8Q205 20 155 110Q210 140 205 185Q190 245 125 245Q60 245 45 185Q40 140 95 110Z${ring(98, 170, 12, 12, true)}${ring(152, 170, 12, 12, true)}`,
  蝶: 'M118 80Q60 -5 15 35Q-5 100 75 130Q10 150 30 205Q75 250 118 165L132 165Q175 250 220 205Q240 150 175 130Q255 100 235 35Q190 -5 132 80Z',
  鸟: 'M5 80L45 65Q55 25 95 25Q130 30 138 75L245 100L205 135Q195 195 130 205L130 245L112 245L112 205Q45 190 42 95Z',
  灯: 'M125 5Q210 10 212 90Q208 130 175 155L170 190L80 190L75 155Q42 130 38 90Q40 10 125 5ZM82 202L168 202L168 222L145 245L105 245L82 222Z',
  书: 'M5 50Q75 30 118 60L118 215Q75 190 5 205ZM132 60Q175 30 245 50L245 205Q175 190 132 215Z',
};
