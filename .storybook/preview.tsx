import type { Preview } from '@storybook/react-vite';
import '../src/ui/styles.css';

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    theme: {
      toolbar: {
        title: '主题',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'zh-CN';
      document.documentElement.dataset.theme = globals.theme;
      return <Story />;
    },
  ],
};

export default preview;
