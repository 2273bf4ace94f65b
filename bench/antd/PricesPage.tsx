import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Col,
  Descriptions,
  Flex,
  Pagination,
  Radio,
  Row,
  Slider,
  Space,
  Table,
  Tag,
  Tooltip,
  Typography,
} from 'antd';
import { type Lowest, type Offer, useAnswer } from './api.ts';
import { Search } from './Search.tsx';

const moment = (at: number) =>
  new Date(at).toLocaleString('zh-CN', { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });

const priceOf = ({ prices }: Offer, box: string) => prices.find(({ ctnType }) => ctnType === box)?.amount ?? '—';

const COLUMNS = [
  {
    title: '船公司',
    key: 'carrier',
    render: ({ carrier, routeCode }: Offer) => (
      <Space>
        <Tag color="blue">{carrier.code}</Tag>
        {carrier.nameCn}
        <Typography.Text type="secondary">{routeCode}</Typography.Text>
      </Space>
    ),
  },
  { title: '船名航次', key: 'vessel', render: ({ vessel, voyage }: Offer) => `${vessel} / ${voyage}` },
  {
    title: '开船',
    key: 'etd',
    sorter: (one: Offer, other: Offer) => one.etd - other.etd,
    render: ({ etd, terminal }: Offer) => <Tooltip title={terminal}>{moment(etd)}</Tooltip>,
  },
  { title: '到港', key: 'eta', render: ({ eta, transitDays }: Offer) => `${moment(eta)}（${transitDays} 天）` },
  ...['20GP', '40GP', '40HQ'].map((box) => ({
    title: box,
    key: box,
    align: 'right' as const,
    render: (offer: Offer) => <Typography.Text strong>{priceOf(offer, box)}</Typography.Text>,
  })),
  {
    title: '舱位',
    key: 'space',
    render: ({ space }: Offer) => <Badge status={space === 'PLENTY' ? 'success' : 'warning'} text={space} />,
  },
  { title: '', key: 'go', render: () => <Button type="primary">订舱</Button> },
];

const expandable = {
  defaultExpandedRowKeys: [] as string[],
  expandedRowRender: ({ lines }: Offer) => (
    <Descriptions
      size="small"
      items={lines.map(({ feeCode, feeName, amount }) => ({ key: feeCode, label: feeName, children: amount }))}
    />
  ),
};

export default function PricesPage() {
  const lanes = useAnswer<Lowest[]>('/api-item/price/minimum', { ctnType: '20GP', limit: 8 });
  const found = useAnswer<{ items: Offer[] }>('/api-item/price/selling', {
    orgPortCode: 'CNSHA',
    dstPortCode: 'NLRTM',
    unNo: '1230',
  });
  const offers = found?.items ?? [];
  return (
    <Flex vertical gap="large">
      <Search lanes={lanes ?? []} />
      <Row gutter={24}>
        <Col span={5}>
          <Card title="筛选">
            <Flex vertical gap="middle">
              <Checkbox.Group options={[...new Set(offers.map(({ carrier }) => carrier.nameCn))]} />
              <Radio.Group options={['全部', '直达', '中转']} defaultValue="全部" />
              <Slider range defaultValue={[0, 60]} max={60} />
              <Checkbox>只看舱位充足</Checkbox>
            </Flex>
          </Card>
        </Col>
        <Col span={19}>
          <Alert type="info" showIcon title="价格含已列费用，危险品以船司预审为准" />
          <Table
            rowKey="priceId"
            columns={COLUMNS}
            dataSource={offers}
            loading={found === null}
            expandable={expandable}
            pagination={false}
          />
          <Pagination total={offers.length} pageSize={20} />
        </Col>
      </Row>
    </Flex>
  );
}
