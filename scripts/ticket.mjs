import { post, readOperator } from './kit/operator.mjs';
import { stop, surviveClosedOutput } from './kit/process.mjs';

surviveClosedOutput();

const USAGE = '用法：npm run ticket -- <手机号>。在服务所在的机器上运行，DATA_DIR 须与服务相同。';

const [phone, ...more] = process.argv.slice(2);
if (phone === undefined || more.length > 0 || !/^1[2-9]\d{9}$/.test(phone)) stop(USAGE);

const { address, shop, key } = readOperator();
const { ticket } = await post(address, '/api-user/partner/ticket', { 'Partner-Key': key }, { phone });
const link = new URL('/', shop);
link.searchParams.set('token', ticket);
process.stdout.write(`${link.href}\n60 秒内有效，只能使用一次。\n`);
