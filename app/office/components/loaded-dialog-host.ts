// Apart from `modals` of the same package, so that the code of dialogs is no part of the first scripts.
export { ModalsProvider } from '@mantine/modals';
